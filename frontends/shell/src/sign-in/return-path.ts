import { firstPage } from '../people/people-api.ts';
import { parseUrl } from '@menuleaf/shared/contracts/fields/parse-url.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';

/** The path decoded once more; undefined if malformed. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Browsers treat `//host` and `/\host` as another site, also once `/.//host` has become that. */
const isPlain = (path: string | undefined) => path !== undefined && !/^\/[/\\]|\\/.test(path);

/** Where to go after login, else to `first`. Only same-site paths: anything else would be an open redirect. */
export function returnPath(next: string | null, first = '/dashboard'): string {
  if (next === null || !next.startsWith('/')) return first;
  const { origin } = window.location;
  const target = parseUrl(next, origin);
  if (target?.origin !== origin) return first;
  const { pathname, search } = target;
  return isPlain(next) && isPlain(pathname) && isPlain(decoded(pathname))
    ? pathname + search
    : first;
}

/** Where a sign-in leads; addresses of an account that is no longer theirs would lead nowhere. */
export function arrival(next: string | null, user: User): string {
  const first = firstPage(user);
  return user.account?.is_instead ? first : returnPath(next, first);
}
