import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { linesOfText } from './columns.ts';
import { readMenu } from './read-menu.ts';
import type { ReadMenu } from './source-line.ts';

const amounts =
  /(?:\p{Sc} ?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})? ?\p{Sc}|\d+[.,]\d{2}|(?<=\p{L} )\d{1,3}$)(?![\d%])/gu;
const numberOf = (amount: string) => Number(amount.replaceAll(/[^\d.,]/gu, '').replace(',', '.'));
const digitsOf = (amount: string) => amount.replaceAll(/[^\d.,]/gu, '');

/** Lines with an amount that owners never see: not a price, shown, flagged or left over. */
function swallowed(menu: ReadMenu): string[] {
  const { lines, sections, left } = menu;
  const notes = sections.map(({ name, description, note }) => `${name}\n${description}\n${note}`);
  return lines.flatMap(({ text }, at) => {
    // A heading may price all dishes below it.
    const dishes = sections.flatMap((section) =>
      section.dishes.filter((dish) => section.line === at || dish.lines.includes(at)),
    );
    const isSeen = left.includes(at) || dishes.some(({ doubts }) => doubts.length > 0);
    if (isSeen) return [];
    const prices = dishes.flatMap(({ price, choices }) => [
      price,
      ...choices.map((one) => one.price),
    ]);
    const shown = [
      ...notes,
      ...dishes.map(({ name, description }) => `${name}\n${description}`),
    ].join('\n');
    const lost = (text.match(amounts) ?? []).filter(
      (amount) => !prices.includes(numberOf(amount)) && !shown.includes(digitsOf(amount)),
    );
    return lost.length > 0 ? [text] : [];
  });
}

/** The same each time, so that no push fails by a text that another one found; `MENULEAF_RUNS=5000` looks further. */
const { MENULEAF_RUNS: more } = process.env;
const tries = more === undefined ? { numRuns: 100, seed: sameSeed } : { numRuns: Number(more) };

const name = constantFrom(
  'Leek soup',
  'TURKISH EGGS',
  'Bavette',
  'Olive oil cake',
  'Moules frites',
  'Supplì',
  'Negroni',
  'Kalb',
);
const amount = tuple(
  integer({ min: 2, max: 89 }),
  constantFrom('', '.50', ',90', '.00'),
  constantFrom('', '$', '€', '£', ' €'),
).map(([whole, cents, sign]) =>
  sign.startsWith(' ') ? `${whole}${cents}${sign}` : `${sign}${whole}${cents}`,
);
const words = constantFrom(
  'with fries',
  'lemon, oregano',
  'for two',
  '(ve)',
  '(v)',
  '(gf)',
  'per person',
  'each',
  'cad.',
  '🌶',
  'served until 3 pm',
);
const extra = tuple(
  constantFrom('add sucuk', 'supp.', 'extra cheese', 'with egg', 'large'),
  amount,
).map(([what, price]) => `${what} ${price}`);
const line = oneof(
  tuple(name, amount).map((parts) => parts.join(' ')),
  tuple(name, words, amount).map((parts) => parts.join(' ')),
  tuple(name, amount, words).map((parts) => parts.join(' ')),
  tuple(name, amount, extra).map(([dish, price, more]) => `${dish} ${price} (${more})`),
  tuple(name, amount, amount).map(([dish, small, large]) => `${dish} ${small} / ${large}`),
  tuple(amount, name).map((parts) => parts.join(' ')),
  tuple(name, constantFrom(' ..... ', '\t', ' – ', ': '), amount).map((parts) => parts.join('')),
  extra,
  tuple(words, extra).map((parts) => parts.join(', ')),
  tuple(words, amount, words).map((parts) => parts.join(' ')),
  name,
  words,
  amount,
  constantFrom('', 'STARTERS', 'Mains:', '## Drinks', '12.5 % service is added', 'Open 9.00-17.00'),
);

const menus = array(line, { minLength: 1, maxLength: 14 });

test('every line with an amount is a price, in a text that is shown, marked, or left for the owner to see', () => {
  assert(
    property(menus, (menu) => {
      expect(swallowed(readMenu(linesOfText(menu.join('\n'))))).toEqual([]);
    }),
    tries,
  );
});

test('every line with words is a dish, a heading, in a text that is shown, or left for the owner to see', () => {
  assert(
    property(menus, (menu) => {
      const { lines, sections, left } = readMenu(linesOfText(menu.join('\n')));
      const seen = new Set([
        ...left,
        ...sections.flatMap(({ line: at, dishes }) => [
          at,
          ...dishes.flatMap((dish) => dish.lines),
        ]),
      ]);
      const texts = sections.flatMap(({ description, note, dishes }) => [
        description,
        note,
        ...dishes.flatMap(({ choices }) => choices.map((one) => one.name)),
      ]);
      const shown = texts.join('\n').toLowerCase();
      const unseen = lines.filter(
        ({ text }, at) =>
          !seen.has(at) &&
          (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => !shown.includes(word)),
      );
      expect(unseen).toEqual([]);
    }),
    tries,
  );
});

test('a mark of diet never lands on a dish whose own lines do not carry it', () => {
  const carries = (lines: readonly string[], mark: RegExp) => lines.some((one) => mark.test(one));
  assert(
    property(menus, (menu) => {
      const { lines, sections } = readMenu(linesOfText(menu.join('\n')));
      const leaked = sections
        .flatMap(({ dishes }) => dishes)
        .filter((dish) => {
          const own = dish.lines.map((at) => lines[at]?.text ?? '');
          return (
            (dish.isVegan && !carries(own, /\(ve\)/)) ||
            (dish.isVegetarian && !carries(own, /\(ve?\)/)) ||
            (dish.isGlutenFree && !carries(own, /\(gf\)/))
          );
        });
      expect(leaked).toEqual([]);
    }),
    tries,
  );
});
