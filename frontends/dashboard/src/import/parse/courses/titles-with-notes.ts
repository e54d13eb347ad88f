import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isCapitals, isOfDays, isSectionName, isWeekday } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { takePrice } from '../money.ts';
import { sizeHeaderOf } from '../size-header.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';
import { isOfOpening } from '../words/house-notes.ts';
import { areShortDays, isServingTime } from '../words/serving-times.ts';

const maxWords = 5;
const withoutBrackets = (text: string) => text.trim().replace(/^[(（](.*)[)）]$/u, '$1');

const isTitle = (text: string) =>
  /^\P{L}*(?:\p{Lu}|\p{Lo})/u.test(text) &&
  /\p{L}{2}|\p{Lo}/u.test(text) &&
  !/\p{N}|\p{Sc}/u.test(text) &&
  text.split(/\s+/u).length <= maxWords &&
  !isOfDays(text) &&
  !isOfOpening(text) &&
  !areShortDays(text) &&
  !isServingTime(text) &&
  !isServingTime(`${text} 8:00`);

/** «Lunch Mo–Fr 12–15 · with soup»: what stands behind the hours. */
const besides = /\s+[·•|]\s+(?=\P{N}*$)/u;

/** «Breakfast 8:00-11:00», «LUNCH (Mo-Fr 11-14 Uhr)», «Happy hour, 5-7»: the title before its hours. */
function timedTitle(text: string): string | undefined {
  // «Set lunch (Mon–Fri 12–4) 29.90» is a dish, and «Gigot de 7h 22.50».
  if (
    /[)）]\s*\D{0,3}\d[\d.,]*\D{0,4}$|\d\s+\d{1,3}[.,](?!00|15|30|45)\d{2}$|\dh\s+\d{1,3}[.,]\d{2}$/u.test(
      text,
    )
  )
    return undefined;
  const words = text.trim().split(/\s+/u);
  const titles = words.slice(1).map((_, at) =>
    words
      .slice(0, at + 1)
      .join(' ')
      .replace(/[\s,:：|(（–—-]+$/u, ''),
  );
  return titles.find((title, at) => {
    const [behind = ''] = words
      .slice(at + 1)
      .join(' ')
      .split(besides);
    const hours = withoutBrackets(behind.replace(/^[\s,:|–—-]+/u, ''));
    const isHappy = /happy.?hour/iu.test(title) && /^\d{1,2}\s?[–-]\s?\d{1,2}$/u.test(hours);
    return isTitle(title) && (isHappy || isServingTime(hours));
  });
}

const isLoud = (title: string) => isSectionName(title) || isCapitals(title);

/** Whether a dish comes next: on a line with its price or, below what is sure to be a title, a name above it. */
function isAboveDish(lines: readonly TidyLine[], at: number, title: string): boolean {
  const [first, second] = lines.slice(at + 1).filter((line) => !isBlank(line));
  if (!first || isPriced(first.text)) return first !== undefined && !isPriceAlone(first.text);
  return (
    second !== undefined && isLoud(title) && !isSectionName(first.text) && isPriced(second.text)
  );
}

const isHours = ({ text }: TidyLine) =>
  !isWeekday(text) && isServingTime(withoutBrackets(text.trim().split(besides)[0] ?? ''));
/** «Ask for our vegan menu.»: no name is a sentence. */
const isSentence = ({ text }: TidyLine) =>
  /^\s*\p{Lu}\S*(?:\s\S+){2,}[.!]\s*$/u.test(text) && /\s\p{Ll}/u.test(text) && !/\d/u.test(text);
const isInBrackets = ({ text }: TidyLine) => /^\s*[(（][^()（）\d/|]{3,}[)）]\s*$/u.test(text);

/** Whether hours, or words in brackets, stand right below this line, and its dishes below these. */
function isAboveNote(lines: readonly TidyLine[], at: number): boolean {
  const [line, below] = lines.slice(at, at + 2);
  if (!line || !below || isPriced(line.text) || !isTitle(line.text.trim())) return false;
  const isFirst = isLoud(line.text) || isBlank(lines[at - 1]);
  if (!isFirst || !isAboveDish(lines, at + 1, line.text)) return false;
  // «Bruschetta», «(tomato, basil)», «7.50» is a dish.
  const next = lines.slice(at + 2).find((one) => !isBlank(one))?.text ?? '';
  const isSaid = isSectionName(line.text) && isSentence(below) && !isPriceAlone(next);
  return isHours(below) || ((isInBrackets(below) || isSaid) && isPriced(next));
}

/** «Mains (all with salad)», «Mains – all with salad»: a paragraph of its own. */
const withNote =
  /^(?<title>[^()（）|:–—]*?\p{L}{2}[^()（）|:–—]*?)(?:\s*[(（](?<held>[^()（）\d]{3,})[)）]|(?:\s*[:|]\s*|\s+[–—-]\s+|\s{3,})(?<said>(?:\p{Ll}|\p{Lo})[^()\d]{3,}))$/u;

/** «Burgers, served with fries», «*Burgers* served with fries»: below a usual heading. */
const withNoteAtOnce =
  /^(?:(?<title>[^,*:|–—]+?)(?:,\s+|\s*[:|]\s*|\s+[–—-]\s+|\s{3,})|\*{1,2}(?<bold>[^*]+)\*{1,2}:?\s+)(?<said>(?:\p{Ll}|\p{Lo})[^()\d]{3,})$/u;

function notedAtOnce(lines: readonly TidyLine[], at: number): string | undefined {
  const text = lines[at]?.text.trim() ?? '';
  const { title, bold = title ?? '', said = '' } = withNoteAtOnce.exec(text)?.groups ?? {};
  const isOfSizes = /[/|]/u.test(said) || sizeHeaderOf(text) !== undefined;
  const isOne =
    isSectionName(bold) && !isOfSizes && !isPriced(text) && isAboveDish(lines, at, bold);
  return isOne ? `${bold} – ${said}` : undefined;
}

const leastDishes = 2;

/** «Burgers (our own beef)», and right below it nothing but dishes with their prices. */
function areAllPricedBelow(lines: readonly TidyLine[], at: number): boolean {
  const end = lines.findIndex((line, below) => below > at && isBlank(line));
  const block = lines.slice(at + 1, end < 0 ? undefined : end);
  return (
    block.length >= leastDishes &&
    // Below «Rolls (whole / half)» each has two.
    block.every(({ text }) => takePrice(text).prices.length === 1 && !isPriceAlone(text))
  );
}

/** Whether it is the title of a section, a paragraph of its own, and what is said of that. */
function isNoted(lines: readonly TidyLine[], at: number): boolean {
  if (!isBlank(lines[at - 1])) return false;
  const { title = '', held } = withNote.exec(lines[at]?.text.trim() ?? '')?.groups ?? {};
  if (isNoise(lines[at]?.text ?? '') || !isTitle(title)) return false;
  if (!isBlank(lines[at + 1]))
    return held !== undefined && !/[/|]/u.test(held) && areAllPricedBelow(lines, at);
  return isLoud(title) && isAboveDish(lines, at, title);
}

function isTimed(lines: readonly TidyLine[], at: number): boolean {
  const title = timedTitle(lines[at]?.text ?? '');
  return title !== undefined && isAboveDish(lines, at, title);
}

/** «Ramen all large or small · more noodles + 2.00»: a heading, what is said of its dishes, and what more costs. */
const withSupplement =
  /^(?<title>[^\p{Ll}\s][^,:;·•|–—()+\d]*?)(?:\s*[,:;·•|(–—]\s*|\s+(?=\p{Ll}))(?<said>[^+]*\p{L}{2}[^+]*\+\s?\p{Sc}?\s?\d.*)$/u;

/** What is sold itself: «Extras with cheese + 2.00». */
const ofExtras = /extra|topping|add|supplement|zusatz|beilage|aggiunt|adicional/iu;

/** «Ramen» above «Shoyu Ramen» and «Shio Ramen». */
function isNamedBelow(lines: readonly TidyLine[], at: number, title: string): boolean {
  const end = lines.findIndex((line, below) => below > at && isBlank(line));
  const block = lines.slice(at + 1, end < 0 ? undefined : end);
  const named = block.filter(({ text }) => text.includes(title) && isPriced(text));
  return isBlank(lines[at - 1]) && named.length >= leastDishes;
}

function supplementedAt(lines: readonly TidyLine[], at: number) {
  const { title = '', said = '' } = withSupplement.exec(lines[at]?.text.trim() ?? '')?.groups ?? {};
  const [first = title] = title.split(/\s+(?=(?!\p{Script=Latin})\p{L})/u);
  const isOne =
    title !== '' &&
    (isLoud(first) || isNamedBelow(lines, at, first)) &&
    !ofExtras.test(title) &&
    !/(?<!\+\s?\p{Sc}?\s?[\d.,]*)\d/u.test(said) &&
    isAboveDish(lines, at, title) &&
    !/\+\s?\p{Sc}?\s?\d/u.test(lines[at + 1]?.text ?? '');
  return isOne ? { title, said: said.replace(/(?<=^[^()]*)\)$/u, '') } : undefined;
}

const titleAndNote = (line: TidyLine, title: string, said?: string): TidyLine[] => [
  { ...line, text: `== ${title} ==`, part: 'title' },
  ...(said === undefined ? [] : [{ ...line, text: said, part: 'note' as const }]),
];

/** What is said of a section stands in its title or below it, as the hours of it do, which are none of the house. */
export const withNotesOfTitles: Step = (lines) =>
  lines.flatMap((line, at): TidyLine[] => {
    if (isAboveNote(lines, at - 1)) return [{ ...line, part: 'note' }];
    const supplemented = supplementedAt(lines, at);
    if (supplemented) return titleAndNote(line, supplemented.title, supplemented.said);
    const isTitled = isAboveNote(lines, at) || isTimed(lines, at) || isNoted(lines, at);
    const title = isTitled ? line.text.trim() : notedAtOnce(lines, at);
    if (title === undefined) return [line];
    const [named = '', said] = isTimed(lines, at) ? title.split(besides) : [title];
    return titleAndNote(line, named, said);
  });
