import Holidays from 'date-holidays';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { dateOf, dayNumberOf } from '@menuleaf/shared/menu/hours/special-text.ts';
import { regionOf } from '@menuleaf/shared/menu/prices/price-locale.ts';

// Contains every country’s calendar, so it is loaded on demand.

const dayMs = 86_400_000;
const monthsAhead = 12;
const yearsCompared = 5;

export type Country = { code: string; name: string };

/** The calendars name some countries only as these name themselves. */
const inEnglish = new Intl.DisplayNames('en', { type: 'region' });

export const countries = (): Country[] =>
  Object.entries(new Holidays().getCountries('en'))
    .map(([code, name]) => ({ code, name: inEnglish.of(code) ?? name }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

/** The country of an address, however it is written, if its holidays are known. */
export function countryOf(written: string | undefined): string {
  const region = regionOf(written ?? '');
  return countries().find(({ code }) => code === region)?.code ?? 'US';
}

/** With `en-us`, other countries' holidays fall back to the local language. */
const languageFor = (country: string) => (country === 'US' ? 'en-us' : 'en');

const inYear = (calendar: Holidays, year: number, language: string) =>
  calendar.getHolidays(year, language).flatMap((holiday) => {
    if (holiday.type !== 'public') return [];
    const date = dayNumberOf(holiday.date.slice(0, 10));
    // An evening start counts as the next day.
    const from = date + (Number(holiday.date.slice(11, 13)) >= 12 ? 1 : 0);
    const lasts = Math.max(1, Math.round((+holiday.end - +holiday.start) / dayMs));
    return [{ name: holiday.name, from, to: from + lasts - 1 }];
  });

/** A country’s public holidays in the next twelve months, closed; ones on a fixed date repeat every year. */
export function publicHolidays(country: string, today: number): SpecialDay[] {
  const calendar = new Holidays(country, { types: ['public'] });
  const year = Number(dateOf(today).slice(0, 4));
  const years = Array.from({ length: yearsCompared }, (_, at) =>
    inYear(calendar, year + at, languageFor(country)),
  );
  const end = new Date(today * dayMs);
  end.setUTCMonth(end.getUTCMonth() + monthsAhead);
  const isSameAlways = (name: string, from: number) =>
    years.every((all) =>
      all.some((one) => one.name === name && dateOf(one.from).slice(5) === dateOf(from).slice(5)),
    );
  const found = new Map<number, SpecialDay>();
  for (const { name, from, to } of years.flat()) {
    if (from < today || from * dayMs >= +end || found.has(from)) continue;
    found.set(from, {
      from: dateOf(from),
      to: dateOf(to),
      every_year: isSameAlways(name, from),
      spans: [],
      label: name.slice(0, 60),
    });
  }
  return [...found.values()].toSorted((one, other) => one.from.localeCompare(other.from));
}
