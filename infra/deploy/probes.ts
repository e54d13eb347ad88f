import { allPages } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';

/** A public request, and its expected response. */
export type Probe = { method: 'GET' | 'POST'; path: string; status: number; holds?: string };

/** One call per service: even an error shows that it handled the request. */
const calls: Record<Slice, Probe> = {
  identity: { method: 'GET', path: '/api/auth/me', status: 401, holds: 'not_authenticated' },
  catalogue: { method: 'GET', path: '/api/overview', status: 401, holds: 'not_authenticated' },
  'public-menu': { method: 'GET', path: '/api/restaurants/public', status: 200 },
  billing: { method: 'GET', path: '/api/payments/pricing', status: 200 },
  support: { method: 'POST', path: '/api/contact', status: 422, holds: 'invalid_fields' },
};

/** The remote's file that names all others. */
export const entryOf = (frontend: string) =>
  frontend === 'shell' ? '/' : `/remotes/${frontend}/mf-manifest.json`;

/** A remote's pages that are the same for all. */
export const pagesOf = (frontend: string) =>
  allPages.filter(({ remote = 'shell', path }) => remote === frontend && !path.includes(':'));

/** A slice's probes: its service, its remote's entry file, and its pages. */
export const probesOf = (slice: Slice, frontend: string): Probe[] => [
  calls[slice],
  { method: 'GET', path: entryOf(frontend), status: 200 },
  ...pagesOf(frontend)
    .filter(({ path }) => path !== entryOf(frontend))
    .map(({ path }): Probe => ({ method: 'GET', path, status: 200, holds: '<script' })),
];

/** URLs of the hashed files named in a manifest or the shell's page. */
export function filesNamedBy(frontend: string, text: string): string[] {
  const folder = frontend === 'shell' ? '/' : `/remotes/${frontend}/`;
  const names = text.matchAll(/[\w.-]+\.[0-9a-f]{8}\.(?:js|css)/g);
  return [...new Set([...names].map(([name]) => `${folder}${name}`))];
}
