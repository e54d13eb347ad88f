import { isPriced } from '../bare-names.ts';
import { isSectionName } from '../headings.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

/** So many lines have two blanks between a name and what is in it. */
const least = 3;

const small = String.raw`(?:of|and|the|in|on|&|\+|de|du|di|del|al|la|le|à|e|y|und|og|och)`;
const title = String.raw`["“«]?\p{Lu}[\p{L}’'.-]*["”»]?`;
/** «Quail  hot honey glaze,» */
const wide = /^\s*(\p{Lu}\S*(?: \S+){0,6}) {2}(?=\p{Ll}{2})/u;
/** «Trout Dip house saltines, celery»: its large letters end where what is in it begins. */
const narrow = new RegExp(
  String.raw`^\s*(${title}(?: (?:${title}|${small}))* ${title}) (?=(?!${small} |with |mit |con |avec |w/)\p{Ll}{3,}[^,]{0,24},(?: \p{Ll}|\s*$))`,
  'u',
);

/** «Haddock: pan-seared, with chowder (24)»: where nearly all dishes are written so, «Soup» is one as well. */
const coloned = /^\s*(\p{Lu}[^:,.\d]{1,30})\s?:\s+(?=\p{L}.{20,}\d)/u;

function withColonsOpen(lines: readonly TidyLine[]): readonly TidyLine[] {
  const priced = lines.filter(({ text }) => isPriced(text) && /\p{L}/u.test(text));
  const found = priced.flatMap(({ text }) => coloned.exec(text)?.[1] ?? []);
  const areUsual = found.length >= priced.length * 0.7 && new Set(found).size > 3;
  const titles = found.filter((name) => isSectionName(name));
  return areUsual && titles.length * 3 < found.length
    ? lines.map((line) => withText(line, line.text.replace(coloned, '$1    ')))
    : lines;
}

/** «Crispy Oysters  horseradish cream,»: two blanks part a name from what is in it. */
export const withDoubleBlanks: Step = (given) => {
  const lines = withColonsOpen(given);
  const found = lines.filter(({ text }) => wide.test(text));
  if (found.length < least) return [...lines];
  return lines.map((line) => {
    const rule = wide.test(line.text) ? wide : narrow;
    return withText(line, line.text.replace(rule, '$1    '));
  });
};
