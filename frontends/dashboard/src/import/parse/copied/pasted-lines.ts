import { withLettersRestored } from './letters.ts';
import { withSaidApart } from './said-apart.ts';

/*
 * Pasted text before its lines are read: what mail programs, pages and copying leave in it. Numbers of dishes and prices
 * are told by where they stand, so that signs before them and blanks within them go first.
 */

/** Marks of direction, possible breaks and ends of words, which nobody sees. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

const quote = /^\s*(?:>\s?)+/u;
const mostQuoted = 0.8;

/** «> Soup 4.50»: what a letter quotes. */
function withoutQuotes(lines: readonly string[]): string[] {
  const said = lines.filter((line) => line.trim() !== '');
  const areQuoted = said.filter((line) => quote.test(line)).length >= said.length * mostQuoted;
  return areQuoted ? lines.map((line) => line.replace(quote, '')) : [...lines];
}

/** «• 12 Falafel», «✔ S1 Har Gow», «**3 Soup**»: a sign before the number of a dish. */
const marked =
  /^(?<space>\s*)(?:[-–—•●◦▪■·*➤►▶→]|\p{Extended_Pictographic}\uFE0F?|\*\*(?=[^*]*\*\*))\s*(?<rest>(?:[A-Z]{1,2}\d{1,3}|\d{1,3}[a-z]?)[.)]?\s+\p{L}.*)$/u;
const leastMarked = 4;

/** Numbers are told from amounts where they begin their lines. */
const withNumbersFirst = (lines: readonly string[]) =>
  lines.filter((line) => marked.test(line)).length < leastMarked
    ? [...lines]
    : lines.map((line) =>
        line.replace(marked, '$<space>$<rest>').replace(/(?<!\*)\*\*(?=[^*]*$)/u, ''),
      );

/** «12, 50», «$9. 95»: a blank within a price; not «Soup 1, 3, 12 €», whose numbers are codes. */
const gapped =
  /(?<=(?:^|[\s(]|\p{Sc})(?<!\d[.,]\s*)\d{1,3}[.,]) (?=\d[059](?:\s*(?:\p{Sc}|\p{L}{1,3}))?\)?\s*$)/u;
const ungapped = /\d[.,]\d{2}(?:\s?(?:\p{Sc}|\p{L}{2,3}))?\)?\s*$/u;
const leastGapped = 3;

function withWholePrices(lines: readonly string[]): string[] {
  const gaps = lines.filter((line) => gapped.test(line)).length;
  const areGapped =
    gaps >= leastGapped && gaps > lines.filter((line) => ungapped.test(line)).length;
  return areGapped ? lines.map((line) => line.replace(gapped, '')) : [...lines];
}

const held = /(?<=^\s*\p{L}[^()]*\s)\((?<amount>\d{1,3})\)\s*$/u;
const leastHeld = 4;
/** Codes of allergens go to 14. */
const highestCode = 14;

/** «Punk IPA (11)», where nothing else costs anything. */
function withHeldPrices(lines: readonly string[]): string[] {
  const amounts = lines.flatMap((line) => held.exec(line)?.groups?.['amount'] ?? []).map(Number);
  const others = lines.filter((line) => /\d[^\p{L}]*$/u.test(line) && !held.test(line)).length;
  const arePrices =
    amounts.length >= leastHeld && others === 0 && Math.max(...amounts) > highestCode;
  return arePrices ? lines.map((line) => line.replace(held, '   $<amount>')) : [...lines];
}

const taxed = String.raw`(?:(?:\+|plus|zzgl\.?|excl?\.?|exkl\.?|incl?\.?|inkl\.?|sis\.|vč\.|s|z|με|с)\s?)?(?:vat|gst|hst|mwst\.?|ust\.?|iva|tva|btw|dph|kdv|áfá(?:val)?|moms|alv|φπα|ндс|tax)(?:\s(?:incl(?:\.|uded|uid[oa]|us[aoe])?|dahil))?|ttc|before tax|\(?税[込抜]\)?|含税|부가세 포함`;
/** «Sea bream 65,50 € inkl. MwSt.», «Stew 12,50!»: behind what one dish costs. */
const behindPrice = new RegExp(
  String.raw`(?<=^\s*\p{L}[^\d]{2,60}\s(?:\p{Sc}\s?)?\d{1,5}(?:[.,]\d{1,2})?(?:\s?(?:\p{Sc}|\p{L}{2,3}))?)(?:(?:[\s,(]+|(?=\+))(?:${taxed})\)?|!+)\s*$`,
  'iu',
);

const cell = '"(?:[^"]|"")*"';
/** «"Soup, cold","4.50"»: cells as data has them. */
const cells = new RegExp(`^\\s*${cell}(?:[,;]${cell})+\\s*$`, 'u');
const leastCells = 3;

const withCellsApart = (lines: readonly string[]): string[] =>
  lines.filter((line) => cells.test(line)).length < leastCells
    ? [...lines]
    : lines.map((line) =>
        cells.test(line)
          ? [...line.matchAll(new RegExp(cell, 'gu'))]
              .map(([said]) => said.slice(1, -1).replaceAll('""', '"'))
              .join('\t')
          : line,
      );

const steps: readonly ((lines: readonly string[]) => string[])[] = [
  withoutQuotes,
  withCellsApart,
  withWholePrices,
  withNumbersFirst,
  withHeldPrices,
  withSaidApart,
];

/** A pasted text's lines, as somebody would have typed them. */
export function pastedLines(text: string): string[] {
  const lines = withLettersRestored(text)
    .normalize('NFC')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\u00A0\u202F]/gu, ' ')
    .replaceAll('\u3000', '   ')
    .replaceAll(/[０-９．ﬀ-ﬆ]/gu, (one) => one.normalize('NFKC'))
    .replaceAll(unseen, '')
    .split('\n')
    .map((line) => line.replace(behindPrice, ''));
  return steps.reduce((done, step) => step(done), lines);
}
