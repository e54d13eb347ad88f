/**
 * A page, written once by the slice that draws it: the shell's routes and navigation, the remote's own routes, the
 * pages that the edge knows and the walks of the tests come from it.
 */
export type PageDefinition = {
  /** As the router writes it: `/menu/:id/edit`. */
  path: `/${string}`;
  /** `owner` leads who is not signed in to the login. */
  access: 'anyone' | 'owner';
  title: string;
  /** Without the shell's header and footer. */
  bare?: true;
  /** Its place among the links of the header; absent where it is not one of them. */
  header?: number;
  /** What of it is in the bar at the foot of an owner's phone: an address each. */
  bottomBar?: readonly { label: string; to: string; icon: BottomBarIcon }[];
};

export type BottomBarIcon = 'restaurants' | 'menus' | 'categories' | 'items';

export type Pages = Readonly<Record<string, PageDefinition>>;

/** Keeps the names, so that a page without its component does not compile. */
export const definePages = <const P extends Pages>(pages: P): P => pages;
