import { countsOf } from '../counts-of.ts';
import { type Step, withText } from '../tidy-line.ts';

/** So many lines begin the list of what is in a dish with words that are in others as well. */
const least = 3;

/** «Margherita pomodoro, mozzarella 6»: no sign parts a name from the list of what is in it. */
const listed = /^\s*(?<words>\p{Lu}[\p{Ll}’' ]+?)(?<rest>, \p{Ll}[^:(]*?\d\S*\s*\S*)$/u;

const itemsOf = (text: string) =>
  text
    .replace(/[\s.…_]*\p{Sc}?\s?\d[\d.,]*.*$/u, '')
    .split(', ')
    .slice(1)
    .map((item) => item.trim());

/** Where a list begins whose first is in other dishes as well. */
export const withContentsApart: Step = (lines) => {
  const found = lines.map(({ text }) => listed.exec(text)?.groups);
  const lastOf = (words: string) => words.slice(words.lastIndexOf(' ') + 1);
  const counts = countsOf(
    lines.flatMap(({ text }, at) => [
      ...new Set([...(found[at] ? [lastOf(found[at]['words'] ?? '')] : []), ...itemsOf(text)]),
    ]),
  );
  const begin = found.map((one) => {
    const { words = '', rest = '' } = one ?? {};
    const at = words.lastIndexOf(' ');
    return at > 0 && (counts.get(lastOf(words)) ?? 0) > 2
      ? `${words.slice(0, at)}    ${words.slice(at + 1)}${rest}`
      : undefined;
  });
  const areUsual = begin.filter(Boolean).length >= least;
  return areUsual ? lines.map((line, at) => withText(line, begin[at] ?? line.text)) : [...lines];
};
