import type { ReactNode } from 'react';
import { Navigate, useIsLeft, useLocation } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { loginFor } from './login-for.ts';

/** Shows its page to a signed-in owner; others log in first and come back. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const isLeft = useIsLeft();
  if (session.status === 'owner') return children;
  // Who logs out is on the way to the home page, and is not to be asked for the login.
  if (session.status === 'guest' && isLeft) return null;
  if (session.status === 'guest') return <Navigate to={loginFor(pathname + search)} replace />;
  return (
    <Page>
      {session.status === 'checking' ? (
        <output>Checking authentication...</output>
      ) : (
        <ErrorPanel
          title="We could not check your sign-in"
          text="Menuleaf isn’t responding right now. Your work is safe."
          onRetry={session.retry}
        />
      )}
    </Page>
  );
}
