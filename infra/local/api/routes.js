/** `GET /api/menus/{id}` or `$default`, taken apart. */
export function parseRoute(key, target) {
  const [method = '', path = ''] = key.split(' ');
  return { key, method, segments: path.split('/').slice(1), target };
}
const isParameter = (segment) => segment.startsWith('{');
const isGreedy = (segment) => segment.endsWith('+}');
function parametersOf(segments, path) {
  const found = {};
  for (const [at, segment] of segments.entries()) {
    const value = path[at];
    if (isGreedy(segment)) {
      found[segment.slice(1, -2)] = path.slice(at).join('/');
      return path.length > at ? found : undefined;
    }
    if (!value) return undefined;
    if (isParameter(segment)) found[segment.slice(1, -1)] = value;
    else if (segment !== value) return undefined;
  }
  return path.length === segments.length ? found : undefined;
}
/** Literal before parameter before greedy, from left to right; a named method before ANY. */
const rank = ({ segments, method }) =>
  segments.map((it) => (isGreedy(it) ? '2' : isParameter(it) ? '1' : '0')).join('') +
  (method === 'ANY' ? '1' : '0');
/** The most specific route for a request, `$default` last of all. */
export function matchRoute(routes, method, path) {
  const segments = path
    .split('/')
    .slice(1)
    .map((it) => {
      try {
        return decodeURIComponent(it);
      } catch {
        return it;
      }
    });
  const matches = routes
    .filter((route) => route.method === method || route.method === 'ANY')
    .flatMap((route) => {
      const pathParameters = parametersOf(route.segments, segments);
      return pathParameters ? [{ route, pathParameters }] : [];
    });
  const [best] = matches.toSorted((a, b) => rank(a.route).localeCompare(rank(b.route)));
  const fallback = routes.find((route) => route.key === '$default');
  return best ?? (fallback && { route: fallback, pathParameters: {} });
}
