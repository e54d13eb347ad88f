import { allPages } from '@menuleaf/shared/contracts/pages/all-pages.ts';
/** The paths of a front end's pages, as the edge is told them: one after the other. */
export const knownPages = (frontend) =>
  allPages
    .filter(({ remote = 'shell' }) => remote === frontend)
    .map(({ path }) => path)
    .join(' ');
/** Whose lists the edge asks for. */
export const frontends = [...new Set(allPages.map(({ remote = 'shell' }) => remote))];
