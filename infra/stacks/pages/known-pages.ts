import { ownPages } from '@menuleaf/shared/contracts/pages/front-pages.ts';
import { allPages } from '@menuleaf/shared/contracts/pages/all-pages.ts';

/** A front end's page paths for the edge, joined by spaces. */
export const knownPages = (frontend: string): string =>
  allPages
    .filter(({ remote = 'shell' }) => remote === frontend)
    .map(({ path }) => path)
    .join(' ');

/** The store key for pages with their own HTML. */
export const ownHtmlKey = 'own-html';

/** Each of these with its file, joined by spaces; only the shell has any. */
export const ownHtml = ownPages.map(({ path, file }) => `${path} /${file}`).join(' ');

/** Whose lists the edge reads. */
export const frontends: readonly string[] = [
  ...new Set(allPages.map(({ remote = 'shell' }) => remote)),
];
