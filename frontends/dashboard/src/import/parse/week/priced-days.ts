import { isPriced } from '../bare-names.ts';
import { isWeekday } from '../headings.ts';
import type { Step } from '../tidy-line.ts';
import { isShortDay } from '../words/dates.ts';

/** So many days at the beginnings of lines are a week: «Sunday roast» alone is a dish. */
const minCount = 3;

/** «Monday – fish 9.50», «Mon fish 9.50», «Monday (9.3.) fish 9.50», «Monday | fish | 9.50» */
const led =
  /^(?<bullet>\s*[•●·*–—-]\s+)?\|?\s*(?<day>(?:יום|thứ|chủ)\s\p{L}+|[2-6]ª[\s-]?feira|\p{L}[\p{L}\p{M}’'-]*)(?:[.,]?\s+\(?\d{1,2}\s?[./]\s?\d{1,2}[./]?(?:\s?\d{4})?\)?)?(?<sign>\s*[:|]\s*|\s+[–—-]\s+|\.?,?\s+)(?<rest>\P{L}*\p{L}.*)$/iu;

type Led = { day: string; isShort: boolean; isParted: boolean; rest: string };

function ledBy(text: string): Led | undefined {
  const { bullet = '', day = '', sign = '', rest = '' } = led.exec(text)?.groups ?? {};
  const isShort = !isWeekday(day) && isShortDay(day);
  if ((!isShort && !isWeekday(day)) || !isPriced(rest) || isWeekday(rest)) return undefined;
  return {
    day,
    isShort,
    isParted: /[:–—-]/u.test(sign) && !isShort,
    rest: `${bullet}${rest.replace(/\|\s*$/u, '')}`,
  };
}

/** Days that begin lines with a price are said of the dish behind them, and are no names. */
export const withPricedDays: Step = (lines) => {
  const found = lines.map(({ text }) => ledBy(text));
  const days = new Set(found.flatMap((one) => one?.day.toLowerCase() ?? []));
  const areWeek = days.size >= minCount;
  return lines.map((line, at) => {
    const one = found[at];
    if (!one || !(areWeek || one.isParted)) return line;
    return { ...line, text: one.rest, servedOn: one.day };
  });
};
