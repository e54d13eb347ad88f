import { allPages } from '@menuleaf/shared/contracts/pages/all-pages.ts';
/** One call of each service: what is refused was read, judged and answered by it. */
const calls = {
  identity: { method: 'GET', path: '/api/auth/me', status: 401, holds: 'not_authenticated' },
  catalogue: { method: 'GET', path: '/api/overview', status: 401, holds: 'not_authenticated' },
  'public-menu': { method: 'GET', path: '/api/restaurants/public', status: 200 },
  billing: { method: 'GET', path: '/api/payments/pricing', status: 200 },
  support: { method: 'POST', path: '/api/contact', status: 422, holds: 'invalid_fields' },
};
/** The file of a remote that names all others. */
export const entryOf = (frontend) =>
  frontend === 'shell' ? '/' : `/remotes/${frontend}/mf-manifest.json`;
const pagesOf = (frontend) =>
  allPages.filter(
    ({ remote = 'shell', path }) => remote === frontend && !path.includes(':') && path !== '/',
  );
/** What is asked of a slice: its service, the file that its remote begins with, and its pages. */
export const probesOf = (slice, frontend) => [
  calls[slice],
  { method: 'GET', path: entryOf(frontend), status: 200 },
  ...pagesOf(frontend).map(({ path }) => ({
    method: 'GET',
    path,
    status: 200,
    holds: '<script',
  })),
];
/** The hashed files that a manifest or the shell's page names, by their addresses. */
export function filesNamedBy(frontend, text) {
  const folder = frontend === 'shell' ? '/' : `/remotes/${frontend}/`;
  const names = text.matchAll(/[\w.-]+\.[0-9a-f]{8}\.(?:js|css)/g);
  return [...new Set([...names].map(([name]) => `${folder}${name}`))];
}
