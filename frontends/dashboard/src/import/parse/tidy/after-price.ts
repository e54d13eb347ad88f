import { decoratedName, isCapitals } from '../headings.ts';
import { money, takePrice } from '../money.ts';
import { isNoise } from '../noise.ts';
import { takeMarks } from '../marks/marks.ts';
import { parallelOf } from '../line-grammar/parallel.ts';
import { partsOf } from '../line-grammar/priced-parts.ts';
import { currency, unit } from '../words/money-words.ts';
import { isServingTime } from '../words/serving-times.ts';
import type { Step, TidyLine } from '../tidy-line.ts';

const inBrackets = new RegExp(
  `^(?<head>.*\\p{L}{2}.*?[\\s.…]\\(?${money}\\)?(?:\\s?(?:${unit}))?)\\s*\\((?<tail>[^()]*(?:\\p{L}{3}|\\p{Lo}{2}|\\+|\\d\\s?(?:l|cl|ml|dl|g|kg|cm|oz|lb)$|\\d\\s?(?:l|cl|ml|dl|g|kg|cm|oz|lb)(?=\\)))[^()]*)\\)$`,
  'iu',
);
const sum = `(?:${currency}\\s?\\d+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?\\s?${currency}|\\d+[.,](?:\\d{2}|[-–]))`;
/** «16.30 uur» */
const hour = '(?:uur|uhr|h|hrs|heures?|hod|óra|godz)(?!\\p{L})';
const strong = new RegExp(
  `^(?<head>.*\\p{L}{2}.*?[\\s.…](?:${sum}|\\(${sum}\\)))\\s*(?:[.–—-]\\s+|,\\s+|\\s)(?!${hour})(?<tail>(?:(?<=[–—-]\\s+)\\d{1,2} )?[¡¿]?\\p{L}.{3,})$`,
  'u',
);

/** «Set lunch 14.50 (with soup) Mon–Fri» */
const behindBrackets = new RegExp(
  `^(?<head>.*\\p{L}{2}.*?[\\s.…]${sum})\\s*\\((?<tail>[^()]*\\p{L}{3}[^()]*)\\)\\s+(?<more>\\p{L}[^()\\d]{1,30})$`,
  'iu',
);
/** «Set lunch 14.50 Mon–Fri 12–3» */
const servedBehind = new RegExp(
  `^(?<head>.*\\p{L}{2}.*?[\\s.…]${sum})\\s+(?<tail>\\p{L}.*\\d.*)$`,
  'iu',
);

function whenBehind(text: string) {
  const { head, tail, more } = behindBrackets.exec(text)?.groups ?? {};
  if (head !== undefined && tail !== undefined) return { head, tail: `${tail}, ${more}` };
  const served = servedBehind.exec(text)?.groups;
  return served && isServingTime(served['tail'] ?? '') ? served : undefined;
}

/** «KIDS MEAL 8.5 nuggets or burger», «Sake 14, hot or cold», «Basket 29 - 2 fillets, 3 prawns» */
const plain =
  /^(?<head>[^\d]*\p{L}{2}[^\d]*\s\d{1,3}(?:[.,]\d{1,2})?)(?:(?<gap>,\s|\s[–—-]\s|\s)(?<tail>\p{Ll}\P{Nd}{3,})|\s[–—-]\s(?<counts>\d{1,2} \p{Ll}\P{Nd}{2,}(?:, \d{1,2} \p{Ll}\P{Nd}{2,})+))$/u;

/** «California roll    7    crab, avocado» */
const inCells = new RegExp(
  `^(?<head>.*\\p{L}{2}.*?\\s{3,}${money})\\s{3,}(?<tail>(?:\\d{1,2}\\s)?\\p{L}.*\\p{L}{3}.*)$`,
  'iu',
);

/** «DAIQUIRI (2 OZ) 13 WHITE RUM, LIME»: so many lines are how a menu is written. */
const bracketsBefore =
  /^(?<head>\p{Lu}[^.,;:]{2,24}.{0,30}\([^()]*\d[^()]*\)\s\d{1,3}(?:[.,]\d{1,2})?)\s(?<tail>\p{L}{2}.{12,})$/u;
const leastHeld = 3;

function plainTail(text: string) {
  const cells = inCells.exec(text)?.groups;
  if (cells) return cells;
  const groups = plain.exec(text)?.groups;
  if (groups?.['counts']) return { ...groups, tail: groups['counts'] };
  const isApart = (groups?.['gap'] ?? ' ') !== ' ' || isCapitals(groups?.['head'] ?? '');
  return isApart && !/^\s/u.test(text) ? groups : undefined;
}

const empty = new Map();

function isWords(tail: string): boolean {
  const { rest } = takeMarks(` (${tail})`, empty);
  const unit = takePrice(`Soup 12 ${tail.replace(/\.$/u, '')}`);
  const isUnit = unit.prices.length === 1 && unit.rest === 'Soup';
  return rest.trim() !== '' && !isUnit && !/^(?:l|cl|ml|g|kg|oz|cm|%)(?:\s|$)/iu.test(tail);
}

/** «Wedge 11, with steak 19» */
const served = new RegExp(
  `^(?<head>.*\\p{L}{2}\\S*[\\s.…]+${money})[\\s,(]+(?<more>(?:(?:with|mit|avec|con|com|met|z|s|med) |w/ ?|m\\. ?)\\p{L}[\\p{L} ]{1,20}?)\\s+(?<price>${money})\\)?$`,
  'iu',
);

/** «Francesinha 11,90 (especial 13,90)» */
const alsoPriced = new RegExp(
  `^(?<head>.*\\p{L}{2}\\S*[\\s.…]+${money})\\s+\\((?<more>(?!add|extra|plus|supp|mit|con|avec|with)\\p{L}[\\p{L} ]{2,20}?)\\s+(?<price>${money})\\)$`,
  'iu',
);

/** A variant with something extra has its own price. */
function withMore(line: TidyLine, text: string): TidyLine | undefined {
  const {
    head = '',
    more = '',
    price = '',
  } = (served.exec(text) ?? alsoPriced.exec(text))?.groups ?? {};
  const { prices, rest } = takePrice(head);
  const [less = 0] = prices;
  const isMore =
    partsOf(text).length < 3 &&
    prices.length === 1 &&
    (takePrice(`x ${price}`).prices[0] ?? 0) > less;
  if (!isMore || !/\p{L}{2}/u.test(rest)) return undefined;
  return { ...line, text: `${head}    ${price}`, names: ['Regular', more] };
}

/** «Rump 19.50 — add peppercorn sauce 2.50», «Cola 2,00 € zzgl. 0,25 € Pfand» */
const extra = new RegExp(
  `^(?<head>(?:.*\\p{L}{2}.*?[\\s.…])?${money})\\s*[–—(,|/-]?\\s*(?<tail>(?:add|additional|make it|extra|plus|zzgl\\.?|zuzüglich|aggiunta|suppl\\p{L}*)\\s.*\\d.*?)\\)?$`,
  'iu',
);

/** «$9.50/person, min 10» */
const minimumOrder =
  /^(?<head>.*\d.*?)(?:\s*[,(–—-]\s*|\s)(?<tail>(?:min\.?|minimum|mindestens|mín\.?|minimo|ab|from)\s*\d+[^\d]*?)\)?$/iu;

const adding =
  'add|ajouter|aggiungi|añad[ie]r?|adicionar?|toevoegen|lägg till|tilføj|legg til|lisää|dodaj|přidat|adaugă|добавить|додати|добави';
/** «+ cheese 1.50», «Add cheese 1.50», «With cheese +1.50» */
const added = new RegExp(
  `^\\s*(?:\\+\\s?(?=\\p{L})|(?=(?:${adding})\\s)|(?=\\P{Nd}*\\s\\+\\s?[\\p{Sc}\\d]))(?<name>\\p{L}\\P{Nd}*?)[\\s.…:+]*(?<price>${money})\\s*$`,
  'iu',
);

/** «(Add cheese +1.50)» */
const inAside = ({ text }: TidyLine) => text.replace(added, '($<name> +$<price>)');

/** What is right below a dish and is added to it; below a title it is a list of its own. */
function addedBelow(lines: readonly TidyLine[]): Set<TidyLine> {
  // «Add salad (v) 4» says so of the salad alone.
  const isUnmarked = (text: string) => takeMarks(text, empty).rest.trim() === text.trim();
  const all = lines.filter(({ text }) => added.test(text) && isUnmarked(text));
  const found = new Set<TidyLine>();
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    const isDish =
      above &&
      !added.test(above.text) &&
      !above.text.includes('+') &&
      takePrice(above.text).prices.length > 0;
    if (above && (isDish || found.has(above)) && all.includes(line)) found.add(line);
  }
  return found;
}

/** Moves what is extra to a line below the dish. */
export const withExtrasBelow: Step = (lines) => {
  const below = addedBelow(lines);
  return lines.flatMap((line): TidyLine[] => {
    if (below.has(line)) return [{ ...line, text: inAside(line) }];
    const text = line.text.trim();
    const { head: dish, tail: more } = (extra.exec(text) ?? minimumOrder.exec(text))?.groups ?? {};
    const isAnother = /[|/]\s*\p{Lu}[^|/]*$|\s[|/]\s.*\s[|/]\s/u.test(text);
    return !isAnother &&
      dish !== undefined &&
      more !== undefined &&
      takePrice(dish).prices.length > 0
      ? [
          { ...line, text: dish },
          { ...line, text: `(${more})` },
        ]
      : [line];
  });
};

/** Moves text after a price to a line below the dish, where others have it. */
export const withoutTails: Step = (lines) => {
  const areHeld = lines.filter(({ text }) => bracketsBefore.test(text.trim())).length >= leastHeld;
  return lines.flatMap((line): TidyLine[] => {
    const text = line.text.trim();
    const { head: held, tail: behind } = (areHeld && bracketsBefore.exec(text)?.groups) || {};
    if (held !== undefined && behind !== undefined)
      return [
        { ...line, text: held },
        { ...line, text: `(${behind.replace(/\.$/u, '')})` },
      ];
    const when = whenBehind(text);
    if (when && takePrice(when['head'] ?? '').prices.length === 1)
      return [
        { ...line, text: when['head'] ?? '' },
        { ...line, text: `(${when['tail']})` },
      ];
    if (
      partsOf(text).length > 1 ||
      /:$/u.test(text) ||
      isNoise(text) ||
      decoratedName(text) !== undefined ||
      parallelOf(text) ||
      takePrice(text).prices.length > 0
    )
      return [withMore(line, text) ?? line];
    const bracketed = inBrackets.exec(text)?.groups;
    const { head = '', tail = '' } =
      bracketed ?? strong.exec(text)?.groups ?? plainTail(text) ?? {};
    const { prices } = takePrice(head);
    if (prices.length === 0 || !isWords(tail)) return [line];
    return [
      { ...line, text: head },
      { ...line, text: `(${tail})` },
    ];
  });
};
