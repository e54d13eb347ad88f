import { lazy, type ReactNode, Suspense } from 'react';
import { mayDo, type Role } from '@menuleaf/shared/contracts/operation.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';

const RoleNeeded = lazy(() => import('./role-needed.tsx'));

/** A page for those whose role it is for; the others are told whom to ask. */
export function ForRole({ needs, children }: { needs: Role | undefined; children: ReactNode }) {
  const { user } = useSession();
  if (!user || needs === undefined || mayDo(roleOf(user), needs)) return children;
  return (
    <Suspense>
      <RoleNeeded needs={needs} user={user} />
    </Suspense>
  );
}
