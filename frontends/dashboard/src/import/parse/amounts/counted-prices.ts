import { isPriced } from '../bare-names.ts';
import { money, takePrice } from '../money.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

/** «(6) 4.00», «4.00 (6)», «x6 4.00», «6x 4.00», «6 – 4.00» */
const ways: readonly (readonly [pair: string, isColon?: true])[] = [
  [String.raw`\((?<count>\d{1,3})\)\s*(?<price>${money})`],
  [String.raw`(?<price>${money})\s*\((?<count>\d{1,3})\)`],
  [String.raw`[x×]\s?(?<count>\d{1,3})\s+(?<price>${money})`],
  [String.raw`(?<count>\d{1,3})\s?[x×]\s+(?<price>${money})`],
  [String.raw`(?<count>\d{1,3})\s[–—=-]\s(?<price>${money})`, true],
];
const rules = ways.map(([pair, isColon]) => {
  const unnamed = pair.replaceAll(/\?<\w+>/gu, '');
  const start = isColon ? String.raw`:\s*` : String.raw`[\s:]*`;
  return {
    whole: new RegExp(
      String.raw`^(?<name>.*?\p{L}\S*?)??${start}(?<pairs>${unnamed}(?:\s*[/|,;]?\s*${unnamed})+)\s*$`,
      'iu',
    ),
    pair: new RegExp(pair, 'giu'),
  };
});

const isRising = (numbers: readonly number[]) =>
  numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? Infinity));

type Counted = { name: string; prices: string[]; counts: string[] };

function countedIn(text: string): Counted | undefined {
  for (const { whole, pair } of rules) {
    const { name = '', pairs } = whole.exec(text.trim())?.groups ?? {};
    if (pairs === undefined) continue;
    const found = [...pairs.matchAll(pair)].map(({ groups }) => groups ?? {});
    const prices = found.map(({ price = '' }) => price.trim());
    const counts = found.map(({ count = '' }) => count);
    const amounts = prices.map((price) => takePrice(`x  ${price}`).prices[0] ?? 0);
    if (isRising(counts.map(Number)) && isRising(amounts) && !isPriced(name))
      return { name, prices, counts };
  }
  return undefined;
}

const priced = (line: TidyLine, name: string, { prices, counts }: Counted): TidyLine => ({
  ...line,
  text: [name, ...prices].join('    '),
  names: counts,
});

/** «Garlic knots (6) 4.00 (12) 7.00»: how many, with what so many cost, behind a name or on the line below. */
export const withCountedPrices: Step = (lines) => {
  const found = lines.map(({ text }) => countedIn(text));
  const isName = (line: TidyLine | undefined) => line && !isBlank(line) && !isPriced(line.text);
  const isBelow = (at: number) => found[at]?.name === '' && isName(lines[at - 1]);
  return lines.flatMap((line, at): TidyLine[] => {
    const [own, next] = [found[at], found[at + 1]];
    if (next && isBelow(at + 1))
      return [
        {
          ...priced(line, line.text.trim(), next),
          from: [...line.from, ...(lines[at + 1]?.from ?? [])],
        },
      ];
    if (isBelow(at)) return [];
    return [own && own.name !== '' ? priced(line, own.name, own) : line];
  });
};
