import type { SourceLine } from '../source-line.ts';
import { withText } from '../tidy-line.ts';

/** What glasses and bottles hold, as drinks are sold. */
const volume = String.raw`(?:0[.,](?:1|10|15|2|20|25|3|30|33|35|375|4|40|5|50|7|70|75)|1[.,]0)`;
const amount = String.raw`(?:\p{Sc}\s?)?\d`;

/** «Hefeweizen 0,5 4,80», «Pils (0,33) ..... 3,20», «Cola 0,2 2,60 0,4 4,20» */
const behind = new RegExp(
  String.raw`(?<=\p{L}.*[\s(])${volume}(?=\)?(?:\s*[.…_]{2,}|\s+[–—-])?\s+${amount})`,
  'gu',
);
/** «0,5 Helles vom Fass 3,50» */
const ahead = new RegExp(
  String.raw`^\s*${volume}(?=\s+(?!(?:[cd]?l|л)(?!\p{L}))\p{L}.*\s${amount})`,
  'u',
);

/** «Offene Weine   0,2   0,75» above prices; «0,20 0,50» may be prices as well. */
const heads = /^[^\d]*(?:(?:0[.,](?:1|2|25|3|33|4|5|7|75)|1[.,]0)(?:\s*[/|]\s*|\s+|$)){2,}$/u;
const eachVolume = new RegExp(`${volume}(?=[\\s/|]|$)`, 'gu');

/** «Mineralwasser Fl. 0,75l», «Pils 0,3 l Fl.»: a bottle, and no part of a name. */
const bottle =
  /(?<=\p{L}.*\s)(?:fla?\.|fl|bt?l\.?|bt\.)(?=\s+\d[\d.,]*\s?[cd]?l\s)|(?<=\d\s?[cd]?l\s)(?:fla?\.|fl|bt?l\.?|bt\.)(?=\s+(?:\p{Sc}\s?)?\d)/iu;

/** A single one may be a price as well. */
const least = 2;

/** What is longer is no line of one drink. */
const longestLine = 200;

function withLiters(text: string): string {
  if (text.length > longestLine) return text;
  if (heads.test(text)) return text.replaceAll(eachVolume, '$&l');
  return text.replaceAll(behind, '$&l').replace(ahead, (found) => `${found}l`);
}

/** Says of volumes without a unit that they are liters. */
export function withBareLiters<Line extends SourceLine>(lines: readonly Line[]): Line[] {
  const said = lines.filter(({ text }) => withLiters(text) !== text);
  const isHeaded = said.some(({ text }) => heads.test(text));
  if (said.length < least && !isHeaded) return [...lines];
  return lines.map((line) => withText(line, withLiters(line.text).replace(bottle, '($&)')));
}
