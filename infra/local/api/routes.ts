export type Route<Target> = { key: string; method: string; segments: string[]; target: Target };
export type Match<Target> = { route: Route<Target>; pathParameters: Record<string, string> };

/** Parses `GET /api/menus/{id}` or `$default`. */
export function parseRoute<Target>(key: string, target: Target): Route<Target> {
  const [method = '', path = ''] = key.split(' ');
  return { key, method, segments: path.split('/').slice(1), target };
}

const isParameter = (segment: string) => segment.startsWith('{');
const isGreedy = (segment: string) => segment.endsWith('+}');

function parametersOf(segments: string[], path: string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {};
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

/** Ranks literal before parameter before greedy, left to right; then a specific method before ANY. */
const rank = ({ segments, method }: Route<unknown>) =>
  segments.map((it) => (isGreedy(it) ? '2' : isParameter(it) ? '1' : '0')).join('') +
  (method === 'ANY' ? '1' : '0');

/** The most specific route for a request; `$default` is the last resort. */
export function matchRoute<Target>(
  routes: readonly Route<Target>[],
  method: string,
  path: string,
): Match<Target> | undefined {
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
