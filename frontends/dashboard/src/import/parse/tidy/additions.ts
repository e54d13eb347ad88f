import { isCapitals, isSectionName } from '../headings.ts';
import { money, takePrice } from '../money.ts';
import { partsOf } from '../line-grammar/priced-parts.ts';
import { takeMarks } from '../marks/marks.ts';
import { isSizeName } from '../size-names.ts';
import { isBlank, withText, type Step, type TidyLine } from '../tidy-line.ts';

/** Verbs and nouns that say of what follows that a dish can be had with it. */
const added =
  'add(?:itional|[ -]?ons?)?|upgrade to|swap for|sub(?:stitute)?|make it(?: with)?|aufpreis|zuschlag|zzgl\\.?|zuzüglich|(?:auf wunsch|wahlweise|gegen aufpreis)(?: mit)?|(?:en )?suppl[ée]ment|suppl?\\.|ajoute[rz]|suplement[oi]|supl\\.|añad[ea]|añadir|agreg(?:ar|ue|a)|(?:con )?aggiunta(?: di)?|aggiung(?:i|ere)|supplemento|adicional(?: de)?|acréscimo(?: de)?|adicion[ea]|acrescent[ea]|toeslag|toevoegen|(?:met )extra|meerprijs|välj till|tillval|tillägg|lägg till|tilvalg|tilkøb|tilføj|tillæg|tillegg|legg til|lisä(?:ä|ksi|maksusta|tilauksesta)?|dodatek|dodatkowo|dodaj|dopłata|z dodatkiem|příplatek|navíc|přidat|přídavek|príplatok|navyše|feltét|plusz|kérhető|felár|adaugă|supliment|doplata|dodatno|dodatak|nadoplata|προσθήκη|επιπλέον|[iİ]lave(?:ten)?|добав(?:ка|ить|ки)|дополнительно|доплата|додати|додатково|追加|另加|추가|thêm|เพิ่ม';
/** Words that also begin the name of a dish: «Extra Stout». */
const extra = 'extras?(?: de)?|ekstra|έξτρα|ek|plus|dazu';
/** Said of a variant as well: «with steak 19». */
const addedWith = 'with|w\\/|mit|avec|con|com|met|med|z|ze|s|se|με';

/*
 * What a dish can be had with for more: «with home fries. Add bacon 2.50», «extra 2 each: cheese, ham». It becomes an
 * aside in brackets with a plus before its amounts, and no dish.
 */

const amount = String.raw`\+?\s?${money}(?:\s?(?:each|ea\.?|je|chacune?|c\/u|cad\.?|cada|per stuk|st|stk\.?|kpl|szt\.?|ks|db|adet|το τεμάχιο))?`;
const one = String.raw`[\p{L}(][^\d.:;]{1,45}?(?:\s+|\s*[.…]{2,}\s*)${amount}`;
const several = String.raw`${one}(?:(?:[,;]|\s[/|&]|\s(?:and|or)|(?=\sadd\s))\s${one})*`;
const opener = String.raw`(?:(?:${added}|${extra}|${addedWith})(?=[\s:])|\+(?=\s?\p{L}))`;
/** «add bacon 2.50», «extras: cheese 1, ham 2», «adicional R$ 3 cada: morango, ovo» */
const tail = new RegExp(
  String.raw`^(?<word>${opener})(?:\s?:)?\s*(?:${several}|${amount}(?:\s?:\s?|\s[–—-]\s)\p{L}\P{Nd}*)$`,
  'iu',
);
const starts = new RegExp(
  String.raw`(?:^\s*(?:[-–—•*]\s?)?\(?|(?<=[.;!,])\s+|\s+[–—|/-]\s+|(?<=\d\S{0,4}(?:\s(?:€|kr|zł|Kč|Ft|TL|lei))?)\s+)(?=${opener})`,
  'giu',
);
const inBrackets = /\((?<said>[^()]*\d[^()]*)\)/u;
const firstAmount = new RegExp(money, 'iu');
const amounts = new RegExp(String.raw`(?<=\s|[.…]{2})\+?\s?(?=${money}(?:[\s,;:)]|$))`, 'giu');
const isSure = (word: string) => new RegExp(`^(?:${added}|\\+)$`, 'iu').test(word);
const isWith = (word: string) => new RegExp(`^(?:${addedWith})$`, 'iu').test(word);

/** «Add salad (v) 4» says so of the salad alone. */
const none = new Map();

type Addition = { said: string; word: string; price: number };

function additionOf(given: string): Addition | undefined {
  const said = given.trim().replace(/\s*\.$/u, '');
  const { word } = tail.exec(said)?.groups ?? {};
  const [price] = takePrice(`x ${firstAmount.exec(said)?.[0] ?? ''}`).prices;
  if (word === undefined || price === undefined) return undefined;
  const named = said.slice(word.length).replace(/\d.*$/u, '').trim();
  const isUnmarked = takeMarks(said, none).rest.trim() === said;
  return isSizeName(named) || !isUnmarked
    ? undefined
    : { said: said.replaceAll(/\s*[.…_·]{2,}\s*/gu, ' ').replaceAll(amounts, '+'), word, price };
}

/** «Add to any salad», «Extras for your burger» */
const titles = new RegExp(`^\\W*(?:${added}|${extra})(?=\\s\\P{Nd}*$)`, 'iu');
const isSaid = (text: string) =>
  !isCapitals(text) &&
  !isSectionName(text.trim()) &&
  !titles.test(text) &&
  !/:\s*$/u.test(text) &&
  (/^\s*[\p{Ll}(]|[,.]/u.test(text) || text.trim().split(/\s+/u).length > 3);

const behindHead = /(?:\s*[,|/]|\s+[–—-])?\s*$/u;
const priceOf = (text: string) => takePrice(text.replace(behindHead, '')).prices[0];

/** What the dish above it costs: right above, above what is said of it, or right below where prices stand alone. */
function dishAround(lines: readonly TidyLine[], at: number): number | undefined {
  const below = lines[at + 1]?.text ?? '';
  // Several below each other are a list of their own.
  if (additionOf(below)) return undefined;
  if (priceOf(below) !== undefined && !/\p{L}{3}/u.test(below)) return priceOf(below);
  for (const { text } of lines.slice(Math.max(0, at - 4), at).toReversed()) {
    if (/^\s*\(/u.test(text) && additionOf(text.replaceAll(/[()]/gu, ''))) continue;
    const price = priceOf(text);
    if (price !== undefined && /\p{L}{2}|\p{Lo}/u.test(text))
      return /^\s*\+/u.test(text) || additionOf(text) ? undefined : price;
    if (price === undefined && !isSaid(text) && !/^\s*\(/u.test(text)) return undefined;
  }
  return undefined;
}

/** Of the dish's price; words that also begin a variant, and what is another dish, cost more. */
const mostOf = (word: string) => (isWith(word) ? 0.4 : 0.6);

const isLess = ({ word, price }: Addition, dish: number | undefined) =>
  dish !== undefined && price <= dish * mostOf(word);

/** «Wrap (add egg 1.50) 9» */
function inBracketsOf(text: string): string | undefined {
  const { 0: whole = '', index = 0, groups } = inBrackets.exec(text) ?? {};
  const found = additionOf(groups?.['said'] ?? '');
  const others = `${text.slice(0, index)}${text.slice(index + whole.length)}`;
  return found && isLess(found, priceOf(others))
    ? text.replace(whole, `(${found.said})`)
    : undefined;
}

function apart(lines: readonly TidyLine[], at: number): TidyLine[] {
  const line = lines[at];
  if (!line) return [];
  const bracketed = inBracketsOf(line.text);
  if (bracketed !== undefined) return [withText(line, bracketed)];
  for (const { 0: between, index } of line.text.matchAll(starts)) {
    const head = line.text.slice(0, index);
    const behind = line.text.slice(index + between.length);
    const found = additionOf(between.includes('(') ? behind.replace(/\)\s*\.?$/u, '') : behind);
    // «bacon 6 / mushrooms 5 / extra egg 3» is a list.
    const isList = partsOf(head).length > 1 && !isSure(found?.word ?? '');
    const own = priceOf(head);
    const isSentence =
      own === undefined &&
      /[.;!]$/u.test(head) &&
      found !== undefined &&
      (isSure(found.word) || (isSaid(head) && !isWith(found.word) && !isBlank(lines[at - 1])));
    const isSaidOnly = head.trim() !== '' && own === undefined;
    // «99 with flake 3»
    const isNumber = !/\p{L}{2}|\p{Lo}/u.test(head) && head !== '';
    const isVariant = found !== undefined && isWith(found.word) && (isSaidOnly || isNumber);
    if (
      found &&
      !isVariant &&
      !isList &&
      (isSentence || isLess(found, own ?? dishAround(lines, at)))
    ) {
      const aside: TidyLine = { ...line, text: `(${found.said})` };
      return /[\p{L}\d]/u.test(head)
        ? [withText(line, head.replace(behindHead, '')), aside]
        : [aside];
    }
  }
  return [line];
}

/** Moves what a dish can be had with to a line of its own, in brackets. */
export const withAdditions: Step = (lines) => {
  const before: TidyLine[] = [];
  for (const [at, line] of lines.entries())
    before.push(
      ...apart(
        [...before.slice(-4), line, ...lines.slice(at + 1, at + 2)],
        Math.min(4, before.length),
      ),
    );
  return before;
};
