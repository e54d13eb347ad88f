import { normalName } from './normal-name.ts';

/** Edit distance between two texts. */
function editDistance(one: string, other: string): number {
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

/** Letters that may differ in a name: one in a short name makes another dish. */
const allowed = (name: string) => (name.length < 8 ? 0 : name.length < 14 ? 1 : 2);

/** Edit distance of two names of the same dish; undefined if the dishes differ. */
export function nameDistance(one: string, other: string): number | undefined {
  const [a, b] = [normalName(one), normalName(other)];
  if (a === b) return 0;
  if (digitsOf(a) !== digitsOf(b)) return undefined;
  const far = inAnyOrder(a) === inAnyOrder(b) ? 1 : editDistance(a, b);
  return far <= Math.min(allowed(a), allowed(b)) ? far : undefined;
}

/** Whether one name is the other with more words: «Caffè» and «Caffè espresso». */
export function isNameWithin(one: string, other: string): boolean {
  const [few = '', many = ''] = [normalName(one), normalName(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  const isWithin = ` ${many} `.includes(` ${few} `);
  return few.length > 3 && isWithin && digitsOf(few) === digitsOf(many);
}

const latin = /\p{Script=Latin}+/gu;
const others = /(?:(?!\p{Script=Latin})[\p{L}\p{M}])+/gu;

/** Whether one normal name is the other without what that says in another script: «edamame» and «edamame 枝豆». */
export function isInOtherScript(one: string, other: string): boolean {
  const [few = '', many = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  const parts = [others, latin].map((rule) => normalName(many.replaceAll(rule, ' ')));
  return few !== many && /\p{L}/u.test(few) && parts.every(Boolean) && parts.includes(few);
}

/** «Tonkotsu Ramen» and «Tonkotsu Spezial» */
export function sharesWord(one: string, other: string): boolean {
  const words = new Set(normalName(other).split(' '));
  return normalName(one)
    .split(' ')
    .some((word) => word.length > 3 && words.has(word));
}
