/** A menu's path may end in its language. */
const below = /^(\/menu(\/..(-\w+)?)?)?$/;

/**
 * The path under which a restaurant's page is kept, the same with and without a trailing slash; undefined for any other
 * path. A worker's scope is a prefix: of /restaurant/2, /restaurant/20 is none.
 */
export function ownPage(pathname: string, home: string): string | undefined {
  const path = pathname.replace(/\/+$/, '');
  return path.startsWith(home) && below.test(path.slice(home.length)) ? path : undefined;
}
