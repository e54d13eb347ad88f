/** `/api/menus/{id}/categories` -> `/api/menus`: the API's noun, which one slice owns. */
const staticSegments = (path) => {
  const segments = path.split('/').filter(Boolean);
  const parameter = segments.findIndex((segment) => segment.startsWith('{'));
  return parameter === -1 ? segments : segments.slice(0, parameter);
};
function commonPrefix(paths) {
  const [first = [], ...others] = paths;
  const differs = (at) => others.some((path) => path[at] !== first[at]);
  const end = first.findIndex((_, at) => differs(at));
  return end === -1 ? first : first.slice(0, end);
}
/**
 * Which slice answers which paths: for each noun of a contract the longest prefix its calls share, most specific
 * first. What is below a slice's own name is always its own: a call with a new noun begins there without a deployment
 * of the edge. Refuses two slices with the same prefix.
 */
export function apiPatterns(contracts) {
  const patterns = new Map();
  // Object.keys loses the keys' type; the names are those of the record.
  for (const slice in contracts) {
    patterns.set(`/api/${slice}/*`, slice);
    const paths = Object.values(contracts[slice]).map((call) => staticSegments(call.path));
    for (const [noun, group] of Map.groupBy(paths, (path) => path.slice(0, 2).join('/'))) {
      if (noun === 'api') throw new Error(`${slice}: a call needs a noun after /api`);
      const pattern = `/${commonPrefix(group).join('/')}*`;
      const other = patterns.get(pattern);
      if (other) throw new Error(`${slice} and ${other} both answer ${pattern}`);
      patterns.set(pattern, slice);
    }
  }
  return [...patterns]
    .map(([pattern, slice]) => ({ pattern, slice }))
    .toSorted((a, b) => b.pattern.length - a.pattern.length);
}
