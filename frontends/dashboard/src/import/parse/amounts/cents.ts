const words =
  'cts?|cents?|¢|pence|centimes?|céntimos?|centesimi|cêntimos|centavos|öre|øre|gr(?:osz\\p{L}*)|коп\\.?|λεπτά';

/** «95 cents», «90ct», «95c»; «12 c» may be a code of allergens, «30c» ahead a number, and «12ct 3.99» a count. */
const small = new RegExp(
  `(?<=\\p{L}.*[\\s(/:–—-])(?:(?<said>\\d{1,2})\\s?(?:${words})|(?<bare>[2-9][05]|99)c)(?![\\p{L}\\d]|\\s+(?:\\p{Sc}\\s?)?\\d)`,
  'giu',
);
/** «50 ct Brezel», «25¢ – cookie»: ahead, where nothing else on the line may be a price. */
const ahead = new RegExp(
  `^(\\s*)(?:(\\d{2})\\s?(?:${words})|([2-9][05])c)(?=(?:\\s*[:–—-])?\\s+\\p{L}\\P{Nd}*$)`,
  'iu',
);
/** «50p – Flapjack»: the only amount of a line, before the name. */
const pence = /^(?<before>\s*)(?<said>\d{2})p(?![\p{L}\d])(?<behind>\P{Nd}*)$/u;
const leastPence = 3;
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

/** Whether «50p» is half a pound here: beside pounds, or as often and as round as prices are. */
export function isInPence(texts: readonly string[]): boolean {
  const said = texts.flatMap((text) => pence.exec(text)?.groups?.['said'] ?? []);
  return (
    said.length > 0 &&
    (texts.some((text) => /£\s?\d/u.test(text)) ||
      (said.length >= leastPence && said.every((one) => Number(one) >= 20 && /[05]$/u.test(one))))
  );
}

/** Prices below one and those of several as others are written: «Scone 95c», «or two for 4». */
export const withWholeMoney = (text: string, isPence = false): string =>
  text.length > longestLine
    ? text
    : (isPence ? text.replace(pence, '$<before>£0.$<said>$<behind>') : text)
        .replace(ahead, (_found, blank: string, said = '', bare = '') => `${blank}0.${said}${bare}`)
        .replaceAll(
          small,
          (_found, said?: string, bare?: string) => `0.${(said ?? bare ?? '').padStart(2, '0')}`,
        )
        .replaceAll(dashed, '0.')
        .replaceAll(several, (word) => String(numbers.get(word.toLowerCase()) ?? word));
