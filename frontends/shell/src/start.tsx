import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { newQueryClient } from '@menuleaf/shared/browser/federation/query-client.ts';
import { createBrowserRouter, RouterProvider } from '@menuleaf/shared/browser/federation/router.ts';
import '@menuleaf/shared/ui/global/tokens.global.css';
import '@menuleaf/shared/ui/global/base.global.css';
import { pageAt } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import { knowSession } from '@menuleaf/shared/browser/session/session.ts';
import { readToken } from '@menuleaf/shared/browser/client/token.ts';
import { HomePage, WelcomePage } from './pages.tsx';
import { atMost } from './remotes/at-most.ts';
import { comingRemote } from './remotes/coming-remote.ts';
import { shellRoutes } from './shell-routes.tsx';

/** Until then the header that came with the page stands there; later than that, it is drawn with what is there. */
const drawnWithinMs = 500;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');

const router = createBrowserRouter(shellRoutes);
const queries = newQueryClient();
const page = pageAt(location.pathname);
const isOpen = page?.access === 'anyone' || readToken() !== undefined;
const remote = isOpen && page?.remote;

// Each state that is drawn on the way to the page costs a slow phone 50 ms: what was asked for early is mostly there.
await atMost(
  drawnWithinMs,
  Promise.all([knowSession(queries), remote && comingRemote(remote, queries).page]),
);

// What the HTML of a front page draws stays until all of it can be drawn.
const front = { '/': HomePage, '/welcome': WelcomePage }[location.pathname];
await front?.coming().catch(() => undefined);

createRoot(root).render(
  <QueryClientProvider client={queries}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
