/** `/login`, with the way back to where the owner was going. */
export const loginFor = (path: string) => `/login?next=${encodeURIComponent(path)}`;

/** What a path means once more of it is decoded; undefined where that has no meaning. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A browser takes `//host` and `/\host` for another site, also where `/.//host` has become that. */
const isPlain = (path: string | undefined) => path !== undefined && !/^\/[/\\]|\\/.test(path);

/** Where to go after login, else to `first`. Only a path of this site: anything else could lead an owner to a stranger's page. */
export function returnPath(next: string | null, first = '/dashboard'): string {
  if (next === null || !next.startsWith('/')) return first;
  const { origin } = window.location;
  const target = URL.parse(next, origin);
  if (target?.origin !== origin) return first;
  const { pathname, search } = target;
  return isPlain(next) && isPlain(pathname) && isPlain(decoded(pathname))
    ? pathname + search
    : first;
}
