/**
 * The single definition of a page: the shell's routes and navigation, the remote's own routes, the edge's known pages
 * and the browser tests derive from it.
 */
export type PageDefinition = {
  /** Router syntax: `/menu/:id/edit`. */
  path: `/${string}`;
  /** `owner` redirects guests to the login. */
  access: 'anyone' | 'owner';
  /** Without the shell's header and footer. */
  bare?: true;
  /** Its link in the header; absent if not linked there. */
  header?: { place: number; label: string };
  /** Its entries in the bottom bar on an owner's phone, with a path each. */
  bottomBar?: readonly { label: string; to: string; icon: BottomBarIcon }[];
};

export type BottomBarIcon = 'restaurants' | 'menus' | 'categories' | 'items';

export type Pages = Readonly<Record<string, PageDefinition>>;

/** Preserves the names, so that a missing component is a compile error. */
export const definePages = <const P extends Pages>(pages: P): P => pages;
