import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { spanIn, timeIn } from '@menuleaf/shared/menu/hours/clock-in.ts';
import { clockWords } from '@menuleaf/shared/menu/hours/open-words.ts';
import {
  readSpecial,
  shownDaysAhead,
  specialOn,
} from '@menuleaf/shared/menu/hours/special-days.ts';
import {
  inPrecedence,
  spansOf,
  specialText,
  todayIn,
} from '@menuleaf/shared/menu/hours/special-text.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import { useDirection, useLocale, usePageWords } from '../page-language.ts';

/** `Thursday, November 26`, `December 24 – January 2`; a yearly day has no fixed weekday. */
function datesIn(locale: string, { from, to, every_year }: SpecialDay): string {
  const weekday = every_year || from !== to ? undefined : ('long' as const);
  const format = new Intl.DateTimeFormat(locale, {
    weekday,
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const [first, last] = [format.format(Date.parse(from)), format.format(Date.parse(to))];
  return first === last ? first : `${first} – ${last}`;
}

/** Indexes of those that apply on a day of the next month. */
function nearDays(text: string, timeZone: string) {
  const [special, today] = [readSpecial(text), todayIn(timeZone)];
  return new Set(
    Array.from({ length: shownDaysAhead }, (_, days) => specialOn(special, today + days)),
  );
}

const hoursIn = (locale: string, day: SpecialDay) => {
  const time = (minutes: number) =>
    locale === 'en-US' ? clockWords(minutes) : timeIn(locale, minutes);
  return spansOf(day).map((span) => spanIn(locale, span, time));
};

/** Those of the next month in words, for output without a script to know today. */
export function useSpecialDays({ special_hours = [], time_zone }: PublicRestaurant) {
  const locale = useLocale();
  const { closedDay } = usePageWords();
  const text = specialText(special_hours);
  if (text === undefined) return [];
  const near = nearDays(text, time_zone);
  return inPrecedence(special_hours)
    .filter((_, at) => near.has(at))
    .map((day) => ({
      dates: [datesIn(locale, day), day.label].filter(Boolean).join(' · '),
      hours: hoursIn(locale, day).join(', ') || closedDay,
    }));
}

function Row({ day, at }: { day: SpecialDay; at: number }) {
  const locale = useLocale();
  const words = usePageWords();
  const direction = useDirection();
  const spans = hoursIn(locale, day);
  return (
    <div data-at={at}>
      <dt dir={direction.of(day.label || null)}>
        {datesIn(locale, day)}
        {day.label && ` · ${day.label}`}
      </dt>
      <dd>{spans.length > 0 ? spans.join(', ') : words.closedDay}</dd>
    </div>
  );
}

/** Those of the next month; the others wait for the script, which knows today. */
export function SpecialHours({ restaurant }: { restaurant: PublicRestaurant }) {
  const words = usePageWords();
  const { special_hours = [], time_zone } = restaurant;
  const text = specialText(special_hours);
  if (text === undefined) return null;
  const zone = zoneText(time_zone);
  const near = nearDays(text, time_zone);
  const rows = inPrecedence(special_hours).map((day, at) => ({ day, at }));
  const rowsThat = (isNear: boolean) =>
    rows.filter(({ at }) => near.has(at) === isNear).map((row) => <Row key={row.at} {...row} />);
  const shown = rowsThat(true);
  return (
    <div id="special-hours" data-days={text} data-zone={zone} hidden={shown.length === 0}>
      {/* No class: the page's first script would mark today in it, by weekday alone. */}
      <h3>{words.specialHours}</h3>
      <dl>{shown}</dl>
      <template>{rowsThat(false)}</template>
    </div>
  );
}
