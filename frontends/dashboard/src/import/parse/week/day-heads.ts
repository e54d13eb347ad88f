import { isPriced } from '../bare-names.ts';
import { isOfDays, isWeekday } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { type Step, type TidyLine } from '../tidy-line.ts';
import { dateIn, isShortDay } from '../words/dates.ts';

/** So many lines that begin with a day are the days of a week. */
const minCount = 3;

type Head = { day: string; rest: string };

const bullet = /^\s*[•●·*–—-]\s+/u;
/** «maanantai: fish», «Montag – fish», «| Hétfő | fish |» */
const parted = /^\|?\s*(?<day>\p{L}[^:|–—]{1,30}?)\s*(?:[:|]|\s[–—-]\s)\s*(?<rest>\S.*)$/u;
/** «09.03.2026 PoniedziałekPulpety»: two cells that were run together. */
const glued = /^(?<day>[\d./ -]*\p{Lu}\p{Ll}+)(?<rest>\p{Lu}\p{Ll}.*)$/u;

/** «SEG: soup», «Mo. fish» */
const shortened = /^(?<day>\p{L}{1,5})(?:\.?:|\.|\s[|–—-])\s*(?<rest>\p{L}.*)$/u;
/** «Mo 03.03. fish», «Montag, 3.3. fish», «Montag, 14.05.2026Fish» */
const dated =
  /^(?<day>\p{L}{2,12}[.,]?\s+\d{1,2}\s?[./]\s?\d{1,2}\.?(?:\s?\d{4})?)(?:[\s:–—-]+(?=\p{L})|(?=\p{Lu}\p{Ll}))(?<rest>.*)$/u;
/** «Nussecke1, 3, 7»: codes of a cell beside it. */
const gluedCodes = /(?<=\p{Ll})\s?((?:[1-9]|1[0-4])(?:,\s?(?:[1-9]|1[0-4]))*)$/u;
/** «Ma 3.3.» */
const shortDated = /^(?<day>\p{L}{1,4})[.,]?\s+\d{1,2}\s?[./]\s?\d{1,2}\.?(?:\s?\d{4})?[.:]?$/u;
/** Between dishes of a day. */
const bar = /\s+\|\s+/u;
const stroke = /\s+\/\s+/u;

/** Where each day has as many dishes, three or more, a stroke is as good as a bar. */
function betweenOf(heads: readonly Head[]): RegExp | undefined {
  if (heads.some(({ rest }) => rest.split(bar).length > 2)) return bar;
  const counts = heads.map(({ rest }) => rest.split(stroke).length).filter((count) => count > 1);
  const isEach =
    counts.length >= minCount && counts.every((count) => count > 2 && count === counts[0]);
  return isEach ? stroke : undefined;
}

const isNamed = (day: string, isShort: boolean) =>
  isWeekday(day) || (isShort && isShortDay(day.replace(/[.,]?\s+\d.*$/u, '')));

/** A day, and behind it what is served on it. */
function headOf(text: string): Head | undefined {
  const line = text.replace(bullet, '').trim();
  return [parted, glued, dated, shortened]
    .map((rule): Head => {
      const { day = '', rest = '' } = rule.exec(line)?.groups ?? {};
      return { day: day.trim(), rest: rest.trim().replace(gluedCodes, ' ($1)') };
    })
    .find(
      ({ day, rest }, turn) =>
        isNamed(day, turn > 1) &&
        /\p{L}{3}/u.test(rest) &&
        !(isPriced(rest) && rest.split(bar).length < 3) &&
        !rest.split(bar).every(isNoise) &&
        !isOfDays(rest),
    );
}

/** «Jídelníček na 06.04.2026 - Pondělí»: a day and its date among few words, which stand above other days as well. */
function leadOf(text: string): string | undefined {
  const date = dateIn.exec(text)?.[0];
  if (date === undefined || /,.*,/u.test(text) || isWeekday(text)) return undefined;
  const words = text.replace(date, ' ').match(/\p{L}[\p{L}-]*/gu) ?? [];
  const others = words.filter((word) => !isWeekday(word));
  return others.length < words.length && others.length <= 3 ? others.join(' ') : undefined;
}

/** «Monday | Third | Stew», «Tuesday | Fourth | Fish»: where each day has a word of its own before its dish, that is its date. */
function haveOwnDates(heads: readonly Head[]): boolean {
  const cells = heads.map(({ rest }) => rest.split(bar));
  const dates = new Set(cells.map(([date = '']) => date));
  return (
    heads.length > minCount &&
    dates.size === heads.length &&
    cells.every(([date = '', ...dishes]) => !date.includes(' ') && dishes.length === 1)
  );
}

const dayIn = (text: string) => text.match(/\p{L}[\p{L}-]*/gu)?.find(isWeekday) ?? '';

/** Without the numbers of its date, which would be read as prices. */
const bareDay = (line: TidyLine, day: string): TidyLine => {
  const { places: _, ...brought } = line;
  const name = dayIn(day);
  return { ...brought, text: name === '' ? day : name, isDay: true, day: day.trim() };
};

function written(line: TidyLine, { day, rest }: Head, between: RegExp | undefined): TidyLine[] {
  const { places: _, ...brought } = line;
  const dishes = between ? rest.split(between) : [rest];
  return [
    { text: '', from: [] },
    bareDay(brought, day),
    ...dishes.map((text) => ({ ...brought, text })),
  ];
}

/** Parts the days of a week from what is served on them: «maanantai: fish soup» as two lines, «SEG: soup | fish» as three. */
export const withDayHeads: Step = (lines) => {
  const found = lines.map(({ text }) => headOf(text));
  const isDatedApart = haveOwnDates(found.flatMap((head) => head ?? []));
  const heads = found.map((head) =>
    head && isDatedApart ? { ...head, rest: head.rest.replace(/^\S+\s+\|\s+/u, '') } : head,
  );
  const leads = lines.map(({ text }) => leadOf(text));
  const isAgain = (lead: string | undefined) =>
    lead !== undefined && lead !== '' && leads.filter((one) => one === lead).length > 1;
  const days = new Set(heads.flatMap((head) => head?.day.toLowerCase() ?? []));
  const areDated = lines.filter(({ text }) => isWeekday(text) && /\d/u.test(text)).length > 1;
  const areHeads = days.size >= minCount;
  const alone = lines.filter(({ text }) =>
    isShortDay(shortDated.exec(text.trim())?.groups?.['day'] ?? '-'),
  );
  const areAlone = alone.length >= minCount;
  const between = betweenOf(heads.flatMap((head) => head ?? []));
  return lines.flatMap((line, at): TidyLine[] => {
    const head = heads[at];
    if (head && areHeads) return written(line, head, between);
    const { text } = line;
    if (areAlone && alone.includes(line)) return [{ ...line, isDay: true }];
    if (isAgain(leads[at])) {
      const [date = ''] = dateIn.exec(text) ?? [];
      return [bareDay(line, `${dayIn(text)} ${date}`)];
    }
    if (areDated && isWeekday(text) && /\d/u.test(text)) return [bareDay(line, text)];
    return [line];
  });
};
