import { isSectionName } from '../headings.ts';
import { takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import type { Step, TidyLine } from '../tidy-line.ts';
import { languageOf, likenessOf } from '../words/languages.ts';

/** So many lines that change from one language to another, and such a share of the long ones, are how a menu is written. */
const minCount = 3;
const minShare = 0.5;
const longest = 6;

type Cut = { first: string; second: string; price: string };
type Pair = { one: string; other: string };

/** A line cut at each of its capital letters. */
function cutsOf(text: string): Cut[] {
  const { rest } = takePrice(text);
  const words = rest.trim().split(/\s+/u);
  return words.flatMap((word, at) =>
    at > 0 && /^\p{Lu}/u.test(word)
      ? [
          {
            first: words.slice(0, at).join(' '),
            second: words.slice(at).join(' '),
            price: text.slice(rest.length),
          },
        ]
      : [],
  );
}

/** The languages on both sides of a cut, where its words tell. */
function pairOf({ first, second }: Cut): string[] {
  const [one, other] = [first, second].map(languageOf);
  return one === undefined || other === undefined || one === other ? [] : [`${one} ${other}`];
}

/** No name ends so: «Bean salad with». */
const unended =
  /\s(?:&|and|with|of|und|mit|von|et|avec|de|du|e|con|di|y|og|med|i|av|och|en|met|z)$/iu;

/** Two languages say a thing in about as many letters. */
const unevenness = ({ first, second }: Cut) => Math.abs(first.length - second.length);

/** Where the words of both languages are each on their own side. */
function bestCut(text: string, { one, other }: Pair): Cut | undefined {
  const cuts = cutsOf(text).flatMap((cut) => {
    const first = likenessOf(cut.first, one) - likenessOf(cut.first, other);
    const second = likenessOf(cut.second, other) - likenessOf(cut.second, one);
    const isEnded = !unended.test(cut.first);
    return isEnded && first >= 0 && second > 0 && first + second > 0.5
      ? [{ cut, gain: first + second }]
      : [];
  });
  return cuts.toSorted((a, b) => b.gain - a.gain || unevenness(a.cut) - unevenness(b.cut))[0]?.cut;
}

/** «Forretter Starters Tartar av rein»: titles in both languages ahead of the first dish. */
function withoutTitles(text: string): [title: string, rest: string] {
  const words = text.split(' ');
  const count = words
    .slice(0, longest)
    .findLastIndex(
      (_, at) =>
        at > 0 &&
        at < words.length - 1 &&
        isSectionName(words.slice(0, at + 1).join(' ')) &&
        /^\p{Lu}/u.test(words[at + 1] ?? ''),
    );
  return [words.slice(0, count + 1).join(' '), words.slice(count + 1).join(' ')];
}

/** «Sopa del día Soup of the day 5,50»: what is said again in a second language goes below, in brackets. */
export const withBilingualLines: Step = (lines) => {
  const long = lines.filter(({ text }) => /\p{L}+\s+\p{L}+\s+\p{L}+/u.test(text) && !isNoise(text));
  const pairs = long.map(({ text }) => new Set(cutsOf(text).flatMap(pairOf)));
  const enough = Math.max(minCount, long.length * minShare);
  const usual = [...new Set(pairs.flatMap((all) => [...all]))].find(
    (pair) => pairs.filter((all) => all.has(pair)).length >= enough,
  );
  const [one, other] = usual?.split(' ') ?? [];
  if (one === undefined || other === undefined) return [...lines];
  return lines.flatMap((line): TidyLine[] => {
    const cut = long.includes(line) ? bestCut(line.text, { one, other }) : undefined;
    if (!cut) return [line];
    const [title, name] = withoutTitles(cut.first);
    const texts = [name + cut.price, `(${cut.second})`];
    return (title ? [`== ${title} ==`, ...texts] : texts).map((text) => ({ ...line, text }));
  });
};
