/** Minutes since midnight; `closes` exceeds 1,440 if past midnight. */
export type Span = { opens: number; closes: number };

const time = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?$/i;

function minutes(text: string, meridiemOfOther?: string): number | undefined {
  const [, hourText, minuteText, ownMeridiem] = time.exec(text.trim()) ?? [];
  if (hourText === undefined) return undefined;
  const meridiem = (ownMeridiem ?? meridiemOfOther)?.toLowerCase();
  const hour = Number(hourText);
  const minute = Number(minuteText ?? 0);
  if (minute > 59 || hour > 24 || (meridiem !== undefined && (hour < 1 || hour > 12))) {
    return undefined;
  }
  if (meridiem === undefined) return hour * 60 + minute;
  return ((hour % 12) + (meridiem === 'p' ? 12 : 0)) * 60 + minute;
}

const meridiemOf = (text: string) => /([ap])\.?m?\.?$/i.exec(text)?.[1]?.toLowerCase();

/** As the picker writes times, by the 24-hour clock. */
const isClockTime = (text: string) => /^\d{2}:\d{2}$/.test(text);

/** An hour that only the 24-hour clock has: «9-12, 14-18». */
const hourOfDay = /(?<![\d:.])(0\d?|1[3-9]|2[0-4])(?!\d)/;

/** «9-5» and «9am-5» could be meant by day or over night, «5-10» in the morning or evening; «18-2» could not. */
const isUnclear = (from: string, to: string, { opens, closes }: Span, isByDay: boolean) =>
  meridiemOf(to) === undefined &&
  !(isClockTime(from) && isClockTime(to)) &&
  !/^0/.test(to) &&
  closes > 0 &&
  (meridiemOf(from) === undefined
    ? opens < 780 && !/^0/.test(from) && (closes < opens || (closes < 780 && !isByDay))
    : closes < 780);

function span(text: string, isByDay: boolean): Span | undefined {
  const [from, to, ...more] = text.split(/\s*(?:-|–|—|\bto\b)\s*/i);
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  const closes = minutes(to);
  if (closes === undefined) return undefined;
  // «5-9pm» means 5 PM, but «11-2pm» 11 AM.
  const half = meridiemOf(to);
  const same = minutes(from, half);
  const isSame = half === undefined || (same ?? closes) < closes;
  const opens = isSame ? same : minutes(from, half === 'p' ? 'a' : 'p');
  if (opens === undefined || opens === closes) return undefined;
  if (isUnclear(from.trim(), to.trim(), { opens, closes }, isByDay)) return undefined;
  return { opens, closes: closes > opens ? closes : closes + 1440 };
}

/**
 * Parses an owner's free text for one day: `09:00-21:00`, `9am-5pm`, `11:00-14:00, 17:00-22:00`, `Closed`. Returns the
 * spans, empty if closed; undefined for empty or unreadable text.
 */
export function readHours(text: string | null): Span[] | undefined {
  const trimmed = text?.trim() ?? '';
  if (/^closed$/i.test(trimmed)) return [];
  if (/^(open )?24 ?(h|hours|\/7)?$/i.test(trimmed)) return [{ opens: 0, closes: 1440 }];
  const isByDay = hourOfDay.test(trimmed);
  const spans = trimmed.split(/\s*(?:,|;|&|\band\b)\s*/i).map((each) => span(each, isByDay));
  return spans.every((each) => each !== undefined) ? spans : undefined;
}
