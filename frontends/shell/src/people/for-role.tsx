import { lazy, type ReactNode, Suspense } from 'react';
import type { Role } from '@menuleaf/shared/contracts/operation.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';

const RoleGate = lazy(() => import(/* webpackChunkName: "people" */ './role-gate.tsx'));

type ForRoleProps = { needs: Role | undefined; children: ReactNode };

/** A page for those whose role it is for. Owners may open each, and load nothing for it. */
export function ForRole({ needs, children }: ForRoleProps) {
  const { user } = useSession();
  if (!needs || !user?.account || user.account.role === 'owner') return children;
  return (
    <Suspense>
      <RoleGate needs={needs} user={user}>
        {children}
      </RoleGate>
    </Suspense>
  );
}
