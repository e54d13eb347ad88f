import type { Contract, Operation } from '@menuleaf/shared/contracts/operation.ts';

/** `/api/menus/{id}/categories` -> `/api/menus`: the API's noun, owned by one slice. */
const staticSegments = (path: string) => {
  const segments = path.split('/').filter(Boolean);
  const parameter = segments.findIndex((segment) => segment.startsWith('{'));
  return parameter === -1 ? segments : segments.slice(0, parameter);
};

function commonPrefix(paths: string[][]): string[] {
  const [first = [], ...others] = paths;
  const differs = (at: number) => others.some((path) => path[at] !== first[at]);
  const end = first.findIndex((_, at) => differs(at));
  return end === -1 ? first : first.slice(0, end);
}

/** Parameters become wildcards: a path with and without a suffix. */
const wildcardPath = ({ path }: Operation) => `${path.replaceAll(/\{\w+\}/g, '*')}*`;

const namesNoun = ({ path }: Operation) => path.split('/').length === 3;

const nounOf = ({ path }: Operation) => staticSegments(path).slice(0, 2).join('/');

/** The longest prefix shared by a noun's calls; calls below a noun owned by another slice get their whole path. */
function patternsOf(calls: readonly Operation[], isOthers: (noun: string) => boolean) {
  const isApart = (call: Operation) =>
    isOthers(nounOf(call)) && staticSegments(call.path).length === 2;
  const apart = calls.filter(isApart);
  const nouns = Map.groupBy(
    calls.filter((call) => !isApart(call)),
    nounOf,
  );
  if (nouns.has('api')) throw new Error('A call needs a noun after /api');
  const shared = [...nouns.values()].map((group) => ({
    pattern: `/${commonPrefix(group.map(({ path }) => staticSegments(path))).join('/')}*`,
    calls: group,
  }));
  return [...shared, ...apart.map((call) => ({ pattern: wildcardPath(call), calls: [call] }))];
}

/** `isKept`: the edge may cache responses. */
export type ApiPattern<Name> = { pattern: string; slice: Name; isKept: boolean };

/**
 * Which slice handles which paths: for each noun in a contract the longest prefix its calls share, most specific first.
 * Paths below a slice's own name are always its own: a call with a new noun starts there without deploying the edge.
 * Throws if two slices share a prefix.
 */
export function apiPatterns<Name extends string>(
  contracts: Record<Name, Contract>,
): ApiPattern<Name>[] {
  const patterns = new Map<string, ApiPattern<Name>>();
  const owners = new Map<string, Name>();
  // Object.keys loses the key type.
  for (const slice in contracts) {
    for (const call of Object.values(contracts[slice]).filter(namesNoun))
      owners.set(call.path.slice(1), slice);
  }
  for (const slice in contracts) {
    const own = `/api/${slice}/*`;
    patterns.set(own, { pattern: own, slice, isKept: false });
    const isOthers = (noun: string) => (owners.get(noun) ?? slice) !== slice;
    for (const { pattern, calls } of patternsOf(Object.values(contracts[slice]), isOthers)) {
      const other = patterns.get(pattern)?.slice;
      if (other) throw new Error(`${slice} and ${other} both answer ${pattern}`);
      const isKept = calls.some(({ edgeSeconds }) => edgeSeconds !== undefined);
      patterns.set(pattern, { pattern, slice, isKept });
    }
  }
  return [...patterns.values()].toSorted((a, b) => b.pattern.length - a.pattern.length);
}
