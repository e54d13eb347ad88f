import { type ReactNode, Suspense } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';

export const Members = later(() => import('./members.tsx'));

/** A path's page, for roles that may open it. Owners may open all, and load nothing for it. */
export function ForRole({ path, children }: { path: string | undefined; children: ReactNode }) {
  const { user } = useSession();
  if (!user?.account || user.account.role === 'owner') return children;
  return (
    <Suspense>
      <Members path={path} user={user}>
        {children}
      </Members>
    </Suspense>
  );
}
