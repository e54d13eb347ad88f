import { money, takePrice } from '../money.ts';
import { parseDiets } from '../words/said-diets.ts';
import { type Step, type TidyLine, withText } from '../tidy-line.ts';

const number = '\\d{1,2}[a-h]?';
const letter = '\\p{Lu}\\d?';
const group = (one: string, between: string) => `${one}(?:${between}${one})*`;
/** «1,3», «A,C», and both: «2,3,G,J». */
const mixed = `(?:${number}|${letter})`;
const listed = `(?:${group(number, '\\s?[,.]\\s?')}|${group(mixed, '\\s?,\\s?')}|${group(letter, '\\s?[,.]\\s?')})`;
const anyhow = `(?:${group(number, '(?:\\s?[,.;/|·+&-]\\s?|\\s)')}|${group(mixed, '\\s?[,;/|]\\s?')}|${group(letter, '(?:\\s?[,.;/|·+&-]\\s?|\\s)')})`;
const word = '(?:al+[eèé]?rg?\\p{L}{0,8}\\.?|al+\\.|ал+ерг\\p{L}*\\.?|αλλεργ\\p{L}*\\.?)\\s?:?\\s?';

/** A price that nobody takes for codes: with a sign, or with its parts. */
const price = `(?:(?=\\P{Nd}*\\d+[.,]\\d{2}(?!\\d)|\\P{Nd}*\\p{Sc}|[\\d.,\\s]*(?:\\p{Sc}|kr|zł|Kč|Ft|lei|TL))${money})`;

const ofMoney = new RegExp(`(?:^|\\s)${price}(?:\\s|$)`, 'u');

/** Where codes stand; each says what is before and behind them. */
const places: readonly RegExp[] = [
  // «Soup (1,3) 7.50», «Soup (1-3) 7.50», «Soup (all. 1, 3) with bread 7.50»
  new RegExp(
    `^(?<name>.*\\p{L}\\S*?)\\s*[([]\\s*(?:${word})?(?<codes>${anyhow})\\s*[)\\]](?<said>\\s+\\p{Ll}\\P{Nd}*?)?[\\s.…:–—-]+(?<price>${price})$`,
    'u',
  ),
  // «Soup 1,3    7.50», «Cola 1,9    0.2 l 2.60    0.4 l 3.90»
  new RegExp(
    `^(?<name>.*\\p{L}\\S*?)\\s+(?<codes>${listed})(?<said>\\s\\([^()]*\\p{L}[^()]*\\))?(?:\\s{2,}|\\s(?=\\p{Sc}))(?<price>(?:\\d[.,]\\d{1,2}\\s?l\\s.*)?${price})$`,
    'u',
  ),
  // «Soup 7.50 (1,3)», «Soup 7.50 1,3»
  new RegExp(
    `^(?<head>(?<name>.*\\p{L}\\S*?)[\\s.…:–—-]+(?<price>${price}))\\s+(?:[([]\\s*(?:${word})?(?<held>${anyhow})\\s*[)\\]]|(?<codes>${listed}))$`,
    'u',
  ),
];

/** «with bread 1,3», «1,3» and «(1,3)» alone: below a dish. */
const below = new RegExp(
  `^(?<name>.*\\p{Ll}{2}\\S*?)?(?:^|\\s+)(?:[([]\\s*(?:${word})?(?<held>${anyhow})\\s*[)\\]]|(?<codes>${listed}))$`,
  'u',
);

/** So many lines, and such a share of those that may have some, have codes that are nothing else. */
const leastLines = 3;
const leastShare = 0.3;
const mostCode = 30;

const tokensOf = (codes: string) => codes.match(/\d{1,2}[a-h]?|\p{Lu}\d?/gu) ?? [];
const isSizes = (tokens: readonly string[]) => tokens.every((one) => /^[SMLX]$/u.test(one));
/** «9,20» is a price, and «(6/12)» are pieces. */
const looksPriced = (codes: string, isBare: boolean) =>
  (isBare && /^\d{1,3}[.,]\d{2}$/u.test(codes.trim())) || /^\d+\s?[/–-]\s?\d+$/u.test(codes.trim());
const areCodes = (tokens: readonly string[]) =>
  tokens.length > 0 &&
  !isSizes(tokens) &&
  tokens.every((one) => {
    const value = Number.parseInt(one, 10);
    return Number.isNaN(value) || (value > 0 && value <= mostCode);
  });

type Found = {
  line: TidyLine;
  name: string;
  said: string;
  price: string;
  tokens: string[];
  isClear: boolean;
};

const isAscending = (tokens: readonly string[]) =>
  tokens.every(
    (one, at) => at === 0 || Number.parseInt(one, 10) >= Number.parseInt(tokens[at - 1] ?? '', 10),
  );

/** «1,3,7», «1a,3», «(3, 7)», «A,C»: neither a price nor a count. */
const areClear = (tokens: readonly string[], isHeld: boolean) =>
  tokens.length > 1 &&
  (tokens.some((one) => /^\p{L}/u.test(one))
    ? !tokens.includes('V')
    : tokens.some((one) => /\p{L}$/u.test(one)) ||
      (isAscending(tokens) && (isHeld || tokens.length > 2)));

/** «Wings 9.50 / main 16.50 (3,7)» has two prices before its codes. */
function partsOf({ name = '', price: amount = '', head = '' }: Record<string, string | undefined>) {
  if (head === '') return { name, amount };
  const { rest } = takePrice(head);
  return head.startsWith(rest)
    ? { name: rest, amount: head.slice(rest.length).trim() }
    : { name, amount };
}

function foundBy(place: RegExp, line: TidyLine): Found[] {
  const text = line.text.trimEnd();
  const found = place.exec(text)?.groups ?? {};
  const { codes, held } = found;
  const said = (found['said'] ?? '').trim().replace(/^\((.*)\)$/u, '$1');
  const group = codes ?? held ?? '';
  const tokens = tokensOf(group);
  const { name, amount } = partsOf(found);
  const isHeld =
    codes === undefined ||
    /[([]$/u.test(
      text
        .slice(0, text.lastIndexOf(group))
        .trimEnd()
        .replace(new RegExp(`${word}$`, 'u'), ''),
    );
  const isDish =
    amount === ''
      ? takePrice(name).prices.length === 0
      : takePrice(amount).prices.length > 0 && !ofMoney.test(name);
  const isCount = amount === '' && !isHeld && tokens.length < 2 && name !== '';
  // «Käsespätzle (A,C,G) vegetarisch  12,50»: part of its name.
  const isOfName = said !== '' && parseDiets(said) !== undefined;
  return isDish && !isOfName && !isCount && areCodes(tokens) && !looksPriced(group, !isHeld)
    ? [{ line, name, said, price: amount, tokens, isClear: areClear(tokens, isHeld) }]
    : [];
}

/** Where so many lines have codes in one place, that is how the menu writes them. */
function usual(found: readonly Found[]): Map<TidyLine, Found> {
  const clear = found.filter(({ isClear }) => isClear).length;
  const isUsual = clear >= leastLines && clear >= found.length * leastShare;
  return new Map(isUsual ? found.map((one) => [one.line, one]) : []);
}

/** «9,12» is a price. */
const written = (tokens: readonly string[]) =>
  `(${tokens.join(',').replaceAll(/,(?=\d{2})/gu, ', ')})`;

/** Codes of allergens, wherever a menu has them: in brackets behind the name. */
export const withCodesInBrackets: Step = (lines) => {
  // Where nothing costs money, numbers are told from prices in other ways.
  if (lines.filter((line) => ofMoney.test(line.text)).length < leastLines) return [...lines];
  const text = lines.filter(({ text: one }) => one.length < 240);
  const found = new Map(
    places.flatMap((place) => [...usual(text.flatMap((line) => foundBy(place, line)))]),
  );
  const said = usual(
    text.filter((line) => !found.has(line)).flatMap((line) => foundBy(below, line)),
  );
  if (found.size === 0 && said.size === 0) return [...lines];
  return lines.flatMap((line): TidyLine[] => {
    const one = found.get(line);
    if (one)
      return [
        withText(line, `${one.name} ${written(one.tokens)}    ${one.price}`),
        ...(one.said === '' ? [] : [withText(line, `(${one.said})`)]),
      ];
    const own = said.get(line);
    return own ? [withText(line, `${own.name} ${written(own.tokens)}`.trim())] : [line];
  });
};
