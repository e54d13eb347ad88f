import { billingPages } from './billing.ts';
import { cataloguePages } from './catalogue.ts';
import { identityPages } from './identity.ts';
import type { PageDefinition, Pages } from './page.ts';
import { pageAmong } from './page-among.ts';
import { publicMenuPages } from './public-menu.ts';
import { supportPages } from './support.ts';

const remotes: Record<string, Pages> = {
  dashboard: cataloguePages,
  'public-menu': publicMenuPages,
  billing: billingPages,
  support: supportPages,
};

/** A page and the remote that renders it (none: the shell). */
export type PlacedPage = PageDefinition & { remote?: string };

export const allPages: readonly PlacedPage[] = [
  ...Object.values(identityPages),
  ...Object.entries(remotes).flatMap(([remote, pages]) =>
    Object.values(pages).map((page) => ({ ...page, remote })),
  ),
];

/** The page at a path: literal segments win over parameters. */
export const pageAt = (pathname: string): PlacedPage | undefined => pageAmong(allPages, pathname);
