/** So many texts are kept: the lines of the longest menu, in the forms that the steps give them. */
const most = 20_000;

/**
 * What a function finds in a text, kept: each step asks the same of the same lines. It may depend on its text alone, and
 * nobody may change what it returns.
 */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, { found: Found }>();
  return (text) => {
    const kept = known.get(text);
    if (kept) return kept.found;
    const found = find(text);
    if (known.size >= most) known.clear();
    known.set(text, { found });
    return found;
  };
}
