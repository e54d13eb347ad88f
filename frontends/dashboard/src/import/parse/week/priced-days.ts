import { isPriced } from '../bare-names.ts';
import { isWeekday } from '../headings.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';
import { isShortDay } from '../words/dates.ts';

/** So many days at the beginnings of lines are a week: «Sunday roast» alone is a dish. */
const minCount = 3;
/** Two are, where a colon parts them from their dishes. */
const minParted = 2;

/** «Monday – fish 9.50», «Mon fish 9.50», «M1 Monday: fish 9.50», «Monday (9.3.) fish 9.50», «Monday | fish | 9.50» */
const led =
  /^(?<bullet>\s*[•●·*–—-]\s+)?\|?\s*(?:\p{L}{0,2}\d{1,2}[a-z]?[.):]?\s+)?(?<day>(?:יום|thứ|chủ)\s\p{L}+|[2-6]ª[\s-]?feira|\p{L}[\p{L}\p{M}’'-]*)(?:[.,]?\s+\(?\d{1,2}\s?[./]\s?\d{1,2}[./]?(?:\s?\d{4})?\)?)?(?<sign>\s*[:|]\s*|\s+[–—-]\s+|\.?,?\s+)(?<rest>\P{L}*\p{L}.*)$/iu;

type Led = { day: string; isShort: boolean; isParted: boolean; hasColon: boolean; rest: string };

function ledBy(text: string): Led | undefined {
  const { bullet = '', day = '', sign = '', rest = '' } = led.exec(text)?.groups ?? {};
  const isShort = !isWeekday(day) && isShortDay(day);
  if ((!isShort && !isWeekday(day)) || !isPriced(rest) || isWeekday(rest)) return undefined;
  return {
    day,
    isShort,
    isParted: /[:–—-]/u.test(sign) && !isShort,
    hasColon: sign.includes(':'),
    rest: `${bullet}${rest.replace(/\|\s*$/u, '')}`,
  };
}

/** One with a date is a title. */
const isDay = ({ text, isDay: isDated }: TidyLine) =>
  isDated !== true && isWeekday(text) && !/\d/u.test(text);

/** The lines of dishes, each with that of the day above it, where every day has one: «Monday», «Fish 9.50», «with rice». */
function dishesBelowDays(lines: readonly TidyLine[]): Map<TidyLine, TidyLine> {
  const days = lines.flatMap((line, at) => (isDay(line) ? [at] : []));
  const found = days.flatMap((at, turn): [TidyLine, TidyLine][] => {
    const [day, dish, ...more] = lines
      .slice(at, days[turn + 1] ?? lines.length)
      .filter((line, below) => below === 0 || !isBlank(line));
    const below = days[turn + 1] === undefined ? [] : more;
    const isOne = dish && isPriced(dish.text) && !below.some(({ text }) => /\d/u.test(text));
    return day && isOne ? [[dish, day]] : [];
  });
  const isWeek = days.length >= minCount && found.length === days.length;
  return new Map(isWeek ? found : []);
}

/** Days that begin lines with a price are said of the dish behind them, and are no names. */
export const withPricedDays: Step = (lines) => {
  const found = lines.map(({ text }) => ledBy(text));
  const days = new Set(found.flatMap((one) => one?.day.toLowerCase() ?? []));
  const parted = new Set(found.flatMap((one) => (one?.hasColon ? one.day.toLowerCase() : [])));
  const areWeek = days.size >= minCount || parted.size >= minParted;
  const below = dishesBelowDays(lines);
  const above = new Set(below.values());
  return lines.flatMap((line, at): TidyLine[] => {
    const one = found[at];
    const day = below.get(line);
    if (day) return [{ ...line, from: [...line.from, ...day.from], servedOn: day.text.trim() }];
    if (above.has(line)) return [];
    if (!one || !(areWeek || one.isParted)) return [line];
    return [{ ...line, text: one.rest, servedOn: one.day }];
  });
};
