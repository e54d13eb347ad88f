import { frontPages } from '@menuleaf/shared/contracts/pages/front-pages.ts';
import { allPages } from '@menuleaf/shared/contracts/pages/all-pages.ts';

/** The paths of a front end's pages, as the edge is told them: one after the other. */
export const knownPages = (frontend: string): string =>
  allPages
    .filter(({ remote = 'shell' }) => remote === frontend)
    .map(({ path }) => path)
    .join(' ');

/** Under which the edge finds the pages that have HTML of their own. */
export const ownHtmlKey = 'own-html';

/** Each of them with its file, one after the other; the shell alone has some. */
export const ownHtml = frontPages.map(({ path, file }) => `${path} /${file}`).join(' ');

/** Whose lists the edge asks for. */
export const frontends: readonly string[] = [
  ...new Set(allPages.map(({ remote = 'shell' }) => remote)),
];
