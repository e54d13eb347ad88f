// The first of all, to hear of what the others throw at their start.
import './crashes/watch-crashes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { newQueryClient } from '@menuleaf/shared/browser/federation/query-client.ts';
import { createBrowserRouter, RouterProvider } from '@menuleaf/shared/browser/federation/router.ts';
import '@menuleaf/shared/ui/global/tokens.global.css';
import '@menuleaf/shared/ui/global/base.global.css';
import { pageAt } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import { prefetchSession } from '@menuleaf/shared/browser/session/session.ts';
import { readToken } from '@menuleaf/shared/browser/client/token.ts';
import { HomePage, WelcomePage } from './pages.tsx';
import { waitAtMost } from './remotes/wait-at-most.ts';
import { startLoadingRemote } from './remotes/loading-remote.ts';
import { shellRoutes } from './shell-routes.tsx';

/** Until then the page's initial header shows; after that, it renders with what has loaded. */
const drawnWithinMs = 500;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');

const router = createBrowserRouter(shellRoutes);
const queries = newQueryClient();
const page = pageAt(location.pathname);
const isOpen = page?.access === 'anyone' || readToken() !== undefined;
const remote = isOpen && page?.remote;

/** A function, since webpack takes 0.2 KiB for a module that awaits. */
const start = async () => {
  // Each intermediate render costs a slow phone 50 ms: what was prefetched is mostly there.
  await waitAtMost(
    drawnWithinMs,
    Promise.all([prefetchSession(queries), remote && startLoadingRemote(remote, queries).page]),
  );

  // A front page's static HTML stays until all of it can be rendered.
  const front = { '/': HomePage, '/welcome': WelcomePage }[location.pathname];
  await front?.coming().catch(() => undefined);

  // A crash that a boundary of the page has caught is heard of as the others are.
  createRoot(root, { onCaughtError: reportError }).render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};
void start();
