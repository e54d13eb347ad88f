import {
  isPriceAlone,
  isPriced,
  listBelow,
  listed,
  namesOn,
  parted,
  smallListBelow,
} from '../bare-names.ts';
import { decoratedName } from '../headings.ts';
import { money, takePrice } from '../money.ts';
import { isSetMenu } from '../words/set-menus.ts';
import { isBlank, type Step, type TidyLine, withText } from '../tidy-line.ts';

const all =
  '(?:all|everything|any|alle|alles|allemaal|je|jeweils|tout(?:es)?|tous|au choix|tod[oa]s?|tutt[eio]|alla|alt|wszystkie|każdy|każda|každý|každé|vše(?:chny|chna|chno)?|mind(?:en|egyik)?|hepsi|tümü|ό[λ][αεο][ςι]?|все|всі|усі|всички|kaikki|toate|orice|sve|vsi|visi|kõik)(?:\\s(?:at|for|a|à|por|je|voor|til|po|za|la|от|по|à))?';
const each =
  '(?:each|ea\\.?|apiece|(?:per|pro|par|por|za|pr\\.?|på|η|το) (?!p[eè]rs|head|guest|gast|os\\p{L}*|kuvert)\\p{L}+\\.?|je \\p{L}+|chacune?|pièce|la (?:pièce|portion)|cada(?: un[oa]| uma?)?|c\\/u|unidad(?:e)?|cad\\.?|cadaun[oa]|ciascun[oa]|stuk|stück|styck|stk?\\.?|szt\\.?|ks|db|adag|adet|tanesi|adedi|porsiyon|порция|порція|шт\\.?|бр\\.?|kpl|annos|buc\\.?|porți[ae]|kom\\.?)';

/** «Sides (all 4.95)», «Sides: all at 4.95» */
const namedAll = new RegExp(
  `^(?<name>\\p{L}[^\\d()]*?(?:\\([^()]*\\))?)[\\s:,.–—-]*\\s\\(?(?:${all}|${each})[\\s:.…]+(?<price>${money})\\)?(?:\\s${each})?(?<said>,?\\s(?:incl|inkl|with|mit|avec|con|med|met)(?:\\.|\\p{L}*) [^\\d]+)?$`,
  'iu',
);
/** «Sides (4.95 each)», «Sides 4.95/each» */
const namedEach = new RegExp(
  `^(?<name>\\p{L}[^\\d()]*?)\\s*(?:[\\s:,–—-]|(?<open>\\())\\s*(?<price>${money})\\s*(?:(?<stroke>/)\\s*)?${each}\\)?$`,
  'iu',
);
/** «Tacos $4 ea / 3 for 11», «Bao £6 each (2 for £11)»: what several cost is said behind. */
const severalFor = new RegExp(
  `(?<=\\p{L}.*\\d.*)\\s*(?:[/|,·(]|(?<!\\p{L})(?:or|oder|ou|o|eller|of|lub|nebo|vagy|или|або))\\s*(?<said>(?:\\d|two|three|four) (?:for|für|pour|por|per|voor|för|za|x) (?:${money}))\\)?$`,
  'iu',
);
/** «Sandwiches - all on our own sourdough, €8.95 each», «BURGERS (all served with fries) 14»; «quaglia alla brace» is a dish */
const saidAll = new RegExp(
  `^(?<name>\\p{L}[^\\d(),]{2,30}?)(?:\\s*[:,(]\\s*|\\s+[–—-]\\s+)(?<said>(?:all|alle|allemaal|tous|toutes|tod[oa]s|tutt[ei]|alla|wszystkie|všechny|vše|mind|kaikki|toate|sve|vsi)\\s\\p{L}[^\\d()]{3,60}?)[\\s:,)–—-]+(?:(?:je|each|at|à|a|por|por cada|per|c/u|elk|po)\\s)?(?<price>${money})(?:\\s*/?\\s*${each})?$`,
  'iu',
);
/** «All 4.95», «(4.95 each)» */
const alone = new RegExp(
  `^\\s*\\(?(?:${all}[\\s:.…]+(?<ofAll>${money})(?:\\s${each})?|(?<ofEach>${money})\\s*/?\\s*${each})\\)?$`,
  'iu',
);

const leastNames = 2;
/** Names on lines of their own, or all on one. */
const isOverNames = (lines: readonly TidyLine[], at: number) =>
  listBelow(lines, at).names.length >= leastNames ||
  smallListBelow(lines, at).names.length > leastNames ||
  (isBlank(lines[at + 1]) &&
    [listed, parted].some((rule) => namesOn(lines[at]?.text ?? '', rule).length > 0));
const written = (name: string, price: string) => `${name.trim()}, all    ${price.trim()}`;

/** A title, or what stands at the beginning of a block. */
const isHeading = (lines: readonly TidyLine[], at: number) => {
  const text = lines[at]?.text ?? '';
  return (
    /^\s*[\p{Lu}\p{Lo}][^,.:;()\d]{1,30}:?\s*$/u.test(decoratedName(text) ?? text) &&
    isBlank(lines[at - 1])
  );
};

const leastBelow = 3;
const leastTitles = 2;
const titleShare = 0.7;

/** «Small plates», «10.», and below them three names or more: where a menu has two of these, a price below a title is that of all. */
function titlesOverPrices(lines: readonly TidyLine[]): Set<number> {
  const isAmount = (at: number) => isPriceAlone((lines[at]?.text ?? '').replace(/\.\s*$/u, ''));
  const isTitle = (at: number) =>
    /^\s*\p{Lu}[^.:;()\d]{2,40}$/u.test(lines[at]?.text ?? '') && isAmount(at + 1);
  const isDish = (at: number) =>
    /^\s*\p{Lu}[^\d]{8}/u.test(lines[at]?.text ?? '') &&
    !isTitle(at) &&
    !isPriced(lines[at]?.text ?? '');
  const found = lines.flatMap((_, at) => {
    const below = Array.from({ length: leastBelow }, (_one, index) => at + 2 + index);
    return isTitle(at) && below.every(isDish) ? [at] : [];
  });
  // Where other prices stand alone, such a line is a dish, and what is below it says what is in it.
  const alone = lines.filter((_, at) => isAmount(at)).length;
  const areTitles = found.length >= leastTitles && found.length >= alone * titleShare;
  return new Set(areTitles ? found : []);
}

/** A price that a heading says of all dishes below it, in brackets, in other words or on a line of its own. */
export const withPricesOfAll: Step = (lines) => {
  const joined: TidyLine[] = [];
  const overPrices = titlesOverPrices(lines);
  let isJoined = false;
  for (const [at, line] of lines.entries()) {
    const below = lines[at + 1];
    const text = line.text.trim();
    if (isJoined) {
      isJoined = false;
      continue;
    }
    const { ofAll, ofEach } = alone.exec(below?.text.trim() ?? '')?.groups ?? {};
    const amount = overPrices.has(at) ? below?.text.trim().replace(/\.$/u, '') : (ofAll ?? ofEach);
    const isOverPrice =
      below &&
      amount !== undefined &&
      (overPrices.has(at) || (isHeading(lines, at) && isOverNames(lines, at + 2)));
    if (isOverPrice && takePrice(text).prices.length === 0) {
      const name = (decoratedName(text) ?? text).replace(/:$/u, '');
      joined.push(
        ...(overPrices.has(at)
          ? [withText(line, `== ${name} ==`), withText(below, `All    ${amount}`)]
          : [{ ...withText(line, written(name, amount)), from: [...line.from, ...below.from] }]),
      );
      isJoined = true;
      continue;
    }
    const isMenu = isSetMenu(text);
    const own = (!isMenu && namedAll.exec(text)?.groups) || {};
    const whole = (!isMenu && saidAll.exec(text)?.groups) || undefined;
    const { said: several } = severalFor.exec(text)?.groups ?? {};
    const one = (!isMenu && namedEach.exec(text.replace(severalFor, ''))?.groups) || {};
    if (whole && isOverNames(lines, at + 1)) {
      const { name = '', said, price = '' } = whole;
      joined.push(withText(line, written(name, price)), withText(line, `(${said})`));
      continue;
    }
    if (own['name'] !== undefined && isOverNames(lines, at + 1))
      joined.push(
        withText(line, written(own['name'], own['price'] ?? '')),
        ...(own['said'] === undefined
          ? []
          : [withText(line, `(${own['said'].replace(/^[,\s]+/u, '')})`)]),
      );
    else if (
      one['name'] !== undefined &&
      ((one['open'] ?? one['stroke'] ?? several) !== undefined || isBlank(lines[at - 1])) &&
      isOverNames(lines, at + 1)
    )
      joined.push(
        withText(line, written(one['name'] ?? '', one['price'] ?? '')),
        ...(several === undefined ? [] : [{ ...withText(line, several), part: 'note' as const }]),
      );
    else joined.push(line);
  }
  return joined;
};
