const words =
  'cts?|cents?|¢|pence|centimes?|céntimos?|centesimi|cêntimos|centavos|öre|øre|gr(?:osz\\p{L}*)|коп\\.?|λεπτά';

/** «95 cents», «90ct», «95c»; «12 c» may be a code of allergens, «30c» ahead a number, and «12ct 3.99» a count. */
const small = new RegExp(
  `(?<=\\p{L}.*[\\s(/:–—-])(?:(?<said>\\d{1,2})\\s?(?:${words})|(?<bare>[2-9][05]|99)c)(?![\\p{L}\\d]|\\s+(?:\\p{Sc}\\s?)?\\d)`,
  'giu',
);
/** «-,95», «–.95 €» */
const dashed = /(?<=^|\s)[–—-][.,](?=\d{2}(?!\d))/gu;

const numbers = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['zwei', 2],
  ['drei', 3],
  ['deux', 2],
  ['trois', 3],
  ['due', 2],
  ['tre', 3],
  ['dos', 2],
  ['tres', 3],
]);
/** «2.50 or two for 4» */
const several = new RegExp(
  `(?<=\\d[\\s,/]+(?:(?:each|je|or|oder|ou|o)[\\s,]+)*)(?:${[...numbers.keys()].join('|')})(?= (?:for|für|pour|per|por) (?:\\p{Sc}\\s?)?\\d)`,
  'giu',
);

/** What is longer is no line of one dish. */
const longestLine = 200;

/** Prices below one and those of several as others are written: «Scone 95c», «or two for 4». */
export const withWholeMoney = (text: string): string =>
  text.length > longestLine
    ? text
    : text
        .replaceAll(
          small,
          (_found, said?: string, bare?: string) => `0.${(said ?? bare ?? '').padStart(2, '0')}`,
        )
        .replaceAll(dashed, '0.')
        .replaceAll(several, (word) => String(numbers.get(word.toLowerCase()) ?? word));
