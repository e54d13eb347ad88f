import { isSizeName } from '../size-names.ts';
import { money, takePrice } from '../money.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';
import { parseDiets } from '../words/said-diets.ts';
import { readLegendLine } from './legend.ts';
import { areSameCase, isOptionalMark, isShortCode, isUsualMark } from './marks.ts';

/** What a group of marks holds: codes and diets, and what else it says of the dish. */
type Group = { marks: string[]; said: string[] };

/** «vegan option», «can be GF»: what an owner may do, told in words. */
const offered =
  /^(?:(?:can be (?:made )?|possible )[\p{L} -]{2,20}|[\p{L} -]{2,20} (?:options?|available|avail\.?|possible|on request|if asked)(?: available)?)$/iu;
const isOffer = (entry: string) => {
  const diet = entry.replaceAll(
    /\b(?:can be|made|possible|options?|available|avail\.?|on request|if asked)\b/giu,
    ' ',
  );
  return offered.test(entry) && (isUsualMark(diet.trim()) || parseDiets(diet.trim()) !== undefined);
};

/** «V | GFO», «v, vegan option», «(V) (GF)»; undefined where anything else is said, or no mark is known. */
function groupOf(text: string): Group | undefined {
  const group: Group = { marks: [], said: [] };
  let known = 0;
  for (const entry of text.split(/\s*[,;/|·•&+()[\]]\s*/u).filter(Boolean)) {
    const isKnown = (one: string) => isUsualMark(one) || isOptionalMark(one);
    if (isOffer(entry)) group.said.push(entry);
    else if (isKnown(entry)) group.marks.push(entry);
    else {
      const words = entry.split(/\s+/u);
      const offer = words.findIndex((_, at) => isOffer(words.slice(at).join(' ')));
      const tokens = offer < 0 ? words : words.slice(0, offer);
      const isMark = (one: string) => isKnown(one) || (isShortCode(one) && !isSizeName(one));
      if (!areSameCase(tokens) || !tokens.every(isMark)) return undefined;
      known += tokens.filter(isKnown).length;
      group.marks.push(...tokens);
      if (offer > 0) group.said.push(words.slice(offer).join(' '));
      continue;
    }
    known += 1;
  }
  const isAllKnown = group.marks.every((one) => isUsualMark(one) || isOptionalMark(one));
  return known > 0 && (isAllKnown || group.marks.some(isUsualMark)) ? group : undefined;
}

/** «Soup 8 (v, gfo)», «Soup 8 - V/GF», «Soup 8 *v*», «Soup 8 | V | GFO» */
const behindPrice =
  /^(?<head>.*\p{L}.*\d(?:[.,][–—-]|\s?\p{Sc}|\s?[A-Z]{2,3}(?=\s*[([*|]))?)(?:\s*[|·•*([]+\s*|\s+[–—-]\s+|\s+)(?<group>\p{L}[^\d]*?)(?:(?<=[|·•([\s–—-]\s*\*\P{Nd}*)\*)?[\s)\]]*$/u;
/** A price at the end of its line, and what parts it from the rest. */
const price = new RegExp(`(?:\\s*[|·•…_–—-]|\\.{2})*\\s*(?<price>${money})$`, 'iu');
const starts = /\s*[|·•([]\s*|\s+/gu;
/** «[VE, GF]» and «NON VEG» have none, and «Pasta M, VEG» has others before the first that is known. */
const isNamed = (name: string) =>
  /^[^([]*\p{L}{2}/u.test(name) && !/(?:^|[\s(])(?:non|\p{Lu})$|,$/iu.test(name);
const code = /^\p{Lu}{1,3}\*?$/u;

type GroupAtEnd = { name: string; group: Group; isBracketed: boolean };

/** «Soup | V | GF», «Soup · V · GF», «Soup V LG», «Soup (v, GF option)», «Soup v, gfo»: where the group of marks begins. */
function endOf(text: string): GroupAtEnd | undefined {
  for (const { 0: sign, index } of text.matchAll(starts)) {
    const [name, said] = [text.slice(0, index), text.slice(index + sign.length)];
    const isName = isNamed(name) && takePrice(name).prices.length === 0;
    // «Käsespätzle (A,C,G) vegetarisch»: a word of its name.
    const isOnlyMarks = !/\d|[)\]][^)\]]*\p{L}{4}[^)\]]*$/u.test(said);
    const group = isName && isOnlyMarks ? groupOf(said) : undefined;
    const [first = '', ...others] = said.split(/[\s,/|·•&+()[\]]+/u).filter(Boolean);
    // «Chesapeake Bay, VA» is in Virginia, and «PB&J» is a sandwich.
    const isSure =
      (isUsualMark(first) || (isOptionalMark(first) && !/^v[oa]$/iu.test(first))) &&
      !/^pb&/iu.test(said);
    const isCode =
      code.test(first) ||
      /^\p{Ll}{2}[oa*]$|\*$/u.test(first) ||
      (first.length < 4 && others.length > 0);
    if (group && (sign.trim() !== '' || (isSure && isCode)))
      return { name, group, isBracketed: /[([]/u.test(sign) };
  }
  return undefined;
}

/** It stands in brackets already, and all of it is known. */
const isPlain = ({ group: { marks, said }, isBracketed }: GroupAtEnd) =>
  isBracketed && said.length === 0 && marks.every(isUsualMark);

/** What can be made so is no mark of the dish as it is. */
function written({ marks }: Group): string {
  const own = marks.filter((one) => !isOptionalMark(one));
  return own.length > 0 ? ` (${own.join('/')})` : '';
}

function parts(line: TidyLine, text: string, { said }: Group): TidyLine[] {
  return [
    withText(line, text),
    ...(said.length > 0 ? [{ ...line, text: `(${said.join(', ')})` }] : []),
  ];
}

/** Characters of a line that says a dish; what is longer takes too long. */
const longest = 240;

function inBrackets(line: TidyLine): TidyLine[] {
  const text = line.text.trimEnd();
  if (text.length > longest || readLegendLine(text).length > 0) return [line];
  const { head: priced = '', group = '' } = behindPrice.exec(text)?.groups ?? {};
  const behind = groupOf(group);
  const { rest, prices } = takePrice(behind ? priced : '');
  if (behind && prices.length > 0 && priced.startsWith(rest)) {
    const amount = priced.slice(rest.length).trim();
    return parts(line, `${rest.trimEnd()}${written(behind)}    ${amount}`, behind);
  }
  const amount = price.exec(text);
  const head = text.slice(0, amount?.index);
  // «Chicken 8.95 | Veg 7.95»: what several prices are of.
  const before = takePrice(head).prices.length > 0 ? undefined : endOf(head);
  if (!before || isPlain(before)) return [line];
  const { name, group: found } = before;
  const end = amount ? `    ${amount.groups?.['price'] ?? ''}` : '';
  return parts(line, `${name}${written(found)}${end}`, found);
}

/** So many lines of nothing but marks are how a menu writes them. */
const leastLines = 2;

/** Lines of marks alone stand right below what they are said of. */
function groupsBelow(lines: readonly TidyLine[]): Map<TidyLine, Group> {
  const alone = new Map(
    lines.flatMap((line) => {
      const text = line.text.trim().replace(/^[([](.*)[)\]]$/u, '$1');
      // «VEG», «NON VEG» head what stands below.
      const isMarks = text.length <= 40 && !/\d|^(?:non\b.*|(?:veg|plant)\p{L}*)$/iu.test(text);
      const group = isMarks ? groupOf(text) : undefined;
      return group && readLegendLine(text).length === 0 ? [[line, group] as const] : [];
    }),
  );
  const isBelow = (line: TidyLine, at: number) =>
    alone.has(line) && !isBlank(lines[at - 1]) && at > 0;
  const below = lines.filter(isBelow);
  return below.length >= leastLines && below.length === alone.size ? alone : new Map();
}

/** Marks of diets, wherever they stand: in brackets behind the name, the price or what is said. */
export const withMarksInBrackets: Step = (lines) => {
  const groups = groupsBelow(lines);
  const joined: TidyLine[] = [];
  for (const line of lines) {
    const group = groups.get(line);
    const above = joined.at(-1);
    if (group && above) {
      joined[joined.length - 1] = {
        ...withText(above, `${above.text.trimEnd()}${written(group)}`),
        from: [...above.from, ...line.from],
      };
    } else joined.push(line);
  }
  return joined.flatMap((line) => inBrackets(line));
};
