import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from '@menuleaf/shared/browser/federation/router.ts';
import { isFramed } from '@menuleaf/shared/browser/federation/is-framed.ts';
import { pageAt } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import { forgetSession, useSession } from '@menuleaf/shared/browser/session/session.ts';
import { onSignedOut } from '@menuleaf/shared/browser/client/signed-out.ts';
import { endToasts, toast, undoForMs } from '@menuleaf/shared/ui/toast/toast.ts';
import { ToastOutlet } from '@menuleaf/shared/ui/toast/toast-outlet.tsx';
import { CrashPanel } from './crashes/crash-panel.tsx';
import { CookieBanner } from './frame/cookie-banner.tsx';
import { OfflineNote } from './frame/offline-note.tsx';
import { Frame } from './frame/frame.tsx';
import { useFollowAccount } from './people/follow-account.ts';
import { ForRole } from './people/for-role.tsx';
import { loginFor } from './sign-in/login-for.ts';
import { Pages } from './pages.tsx';
import { RemotePage } from './remotes/remote-page.tsx';

const leaveToDashboard = () => window.location.assign('/dashboard');

/** Every page: a remote's or the shell's own, in the frame or, for diners, bare. */
function Shell() {
  const { pathname } = useLocation();
  const { user } = useSession();
  useFollowAccount(user?.account?.id ?? user?.id, leaveToDashboard);
  useSignedOut();
  useSayInstead(user?.account?.is_instead === true);
  useScrollToTop(pathname);
  useToastsOfPage(pathname);
  const page = pageAt(pathname);
  const content = (
    <ForRole path={page?.path}>
      {page?.remote ? (
        <RemotePage key={page.remote} remote={page.remote} access={page.access} />
      ) : (
        <Pages />
      )}
    </ForRole>
  );
  if (isFramed()) return <main>{content}</main>;
  return (
    <>
      {page?.bare ? <main>{content}</main> : <Frame>{content}</Frame>}
      <OfflineNote />
      <CookieBanner />
      <ToastOutlet />
    </>
  );
}

/** If a call finds the session expired, leads to login and then back here. */
function useSignedOut(): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(
    () =>
      onSignedOut(() => {
        const { pathname, search } = window.location;
        forgetSession(queries);
        if (pathname === '/login' || pathname === '/register') return;
        void navigate(loginFor(pathname + search), { replace: true });
        const title = 'Signed out, or no longer in this account.';
        // Read when the device is taken up again.
        toast({ title, about: 'signed-out', forMs: 3_600_000 });
      }),
    [navigate, queries],
  );
}

/** Says why a sign-in leads to another account than the last one. */
function useSayInstead(isInstead: boolean): void {
  useEffect(() => {
    if (!isInstead) return;
    const title = 'You no longer work in the account you were in. This is your own account.';
    toast({ title, forMs: undoForMs });
  }, [isInstead]);
}

/** Toasts with an action belong to the page, and the owner, they were shown to. */
function useToastsOfPage(pathname: string): void {
  const { status } = useSession();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) endToasts('page');
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (status === 'guest') endToasts('account');
  }, [status]);
}

/** A new page starts at its top; Back restores the position. */
function useScrollToTop(pathname: string): void {
  const arrival = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    const isNew = shown.current !== pathname;
    shown.current = pathname;
    if (isNew && arrival !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, arrival]);
}

const crashed = (
  <main>
    <CrashPanel />
  </main>
);

/** One route for every page. */
export const shellRoutes = [{ path: '*', element: <Shell />, errorElement: crashed }];
