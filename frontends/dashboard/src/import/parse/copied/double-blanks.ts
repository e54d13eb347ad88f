import { type Step, withText } from '../tidy-line.ts';

/** So many lines have two blanks between a name and what is in it. */
const minCount = 3;

const small = String.raw`(?:of|and|the|in|on|&|\+|de|du|di|del|al|la|le|à|e|y|und|og|och)`;
const title = String.raw`["“«]?\p{Lu}[\p{L}’'.-]*["”»]?`;
/** «Quail  hot honey glaze,», «21. Madras  hot» */
const wide = /^\s*((?:\d{1,3}[a-z]?[.)]? )?\p{Lu}\S*(?: \S+){0,6}) {2}(?=\p{Ll}{2})/u;
/** «Trout Dip house saltines, celery»: its large letters end where what is in it begins. */
const narrow = new RegExp(
  String.raw`^\s*(${title}(?: (?:${title}|${small}))* ${title}) (?=(?!${small} |with |mit |con |avec |w/)\p{Ll}{3,}[^,]{0,24},(?: \p{Ll}|\s*$))`,
  'u',
);

/** «Crispy Oysters  horseradish cream,»: two blanks part a name from what is in it. */
export const withDoubleBlanks: Step = (lines) => {
  const found = lines.filter(({ text }) => wide.test(text));
  if (found.length < minCount) return [...lines];
  return lines.map((line) => {
    const rule = wide.test(line.text) ? wide : narrow;
    return withText(line, line.text.replace(rule, '$1    '));
  });
};
