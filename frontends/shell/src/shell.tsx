import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from '@menuleaf/shared/federation/router.ts';
import { forgetSession } from '@menuleaf/shared/session/session.ts';
import { onSignedOut } from '@menuleaf/shared/session/signed-out.ts';
import { ToastOutlet } from '@menuleaf/shared/ui/toast-outlet.tsx';
import { CookieBanner } from './frame/cookie-banner.tsx';
import { Frame } from './frame/frame.tsx';
import { loginFor } from './sign-in/return-path.ts';
import { Pages } from './pages.tsx';
import { RemotePage } from './remotes/remote-page.tsx';
import { placeOf } from './remotes/remotes.ts';

/** Every page: one of a remote or one of the shell's own, in the frame or, for diners, bare. */
export function Shell() {
  const { pathname } = useLocation();
  useSignedOut();
  useScrollToTop(pathname);
  const place = placeOf(pathname);
  const page = place ? <RemotePage key={place.remote} place={place} /> : <Pages />;
  return (
    <>
      {place?.bare ? <main>{page}</main> : <Frame>{page}</Frame>}
      <CookieBanner />
      <ToastOutlet />
    </>
  );
}

/** A call that found the session over leads to login, and back here after it. */
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
      }),
    [navigate, queries],
  );
}

function useScrollToTop(pathname: string): void {
  const arrival = useNavigationType();
  useEffect(() => {
    if (arrival !== 'POP') window.scrollTo(0, 0);
  }, [pathname, arrival]);
}
