import type { Span } from './read-hours.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** 5 January 1970. */
const firstMonday = 4;

const formatUtc = (instant: number, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Date(instant).toLocaleString(locale, { ...options, timeZone: 'UTC' });

/** A time of day, in minutes since midnight, formatted for a locale (BCP 47 tag). */
export const timeIn = (locale: string, minutes: number) =>
  formatUtc(minutes * minuteMs, locale, { timeStyle: 'short' });

/** A weekday's name, Monday is 0. */
export const dayIn = (locale: string, weekday: number) =>
  formatUtc((firstMonday + weekday) * dayMs, locale, { weekday: 'long' });

/** `09:00 – 17:00`; a whole day in words, `24 Stunden`: «00:00 – 00:00» would be read as closed. */
export const spanIn = (
  locale: string,
  { opens, closes }: Span,
  time = (minutes: number) => timeIn(locale, minutes),
) => (opens === 0 && closes === 1440 ? allDayIn(locale) : `${time(opens)} – ${time(closes)}`);

const allDayIn = (locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(24);
