const afterLogin = '/dashboard';

/** `/login`, with the way back to where the owner was going. */
export const loginFor = (path: string) => `/login?next=${encodeURIComponent(path)}`;

/** Where to go after login. Only a path of this site: anything else could lead an owner to a stranger's page. */
export function returnPath(next: string | null): string {
  if (next === null) return afterLogin;
  const target = URL.parse(next, window.location.origin);
  const isOurs = next.startsWith('/') && target?.origin === window.location.origin;
  return isOurs ? target.pathname + target.search : afterLogin;
}
