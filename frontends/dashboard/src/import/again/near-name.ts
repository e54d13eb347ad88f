import { normalName } from './normal-name.ts';

/** Letters put in, left out or changed between two texts. */
function editsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of Array.from(one).entries()) {
    const next = [row + 1];
    for (let at = 0; at < other.length; at += 1) {
      const change = (above[at] ?? 0) + (letter === other[at] ? 0 : 1);
      next.push(Math.min(change, (above[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    above = next;
  }
  return above[other.length] ?? 0;
}

const digitsOf = (name: string) => name.replaceAll(/\D/gu, '');
const inAnyOrder = (name: string) => name.split(' ').toSorted().join(' ');

/** So many letters of a name may differ: a short one with another letter is another dish. */
const allowed = (name: string) => (name.length < 8 ? 0 : name.length < 14 ? 1 : 2);

/** How far two names of what may be one dish are apart; undefined where they are two dishes. */
export function farBetween(one: string, other: string): number | undefined {
  const [a, b] = [normalName(one), normalName(other)];
  if (a === b) return 0;
  if (digitsOf(a) !== digitsOf(b)) return undefined;
  const far = inAnyOrder(a) === inAnyOrder(b) ? 1 : editsBetween(a, b);
  return far <= Math.min(allowed(a), allowed(b)) ? far : undefined;
}
