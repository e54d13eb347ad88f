import { dayIn, spanIn, timeIn } from '@menuleaf/shared/menu/hours/clock-in.ts';
import { clockWords } from '@menuleaf/shared/menu/hours/open-words.ts';
import { readHours } from '@menuleaf/shared/menu/hours/read-hours.ts';
import type { ShownDay } from '@menuleaf/shared/menu/hours/shown-hours.ts';

/** `17:00`, and `5 PM` in English, as beside «Open now». */
export const timeOn = (locale: string) => (minutes: number) =>
  locale === 'en-US' ? clockWords(minutes) : timeIn(locale, minutes);

/** Localized days and times. If unparsable, they stay as the owner wrote them. */
export const localHours = (days: readonly ShownDay[], locale: string, closed: string): ShownDay[] =>
  days.map((day) => {
    const spans = readHours(day.text)?.map((span) => spanIn(locale, span, timeOn(locale)));
    const parted = spans?.map((span, at) => (at < spans.length - 1 ? `${span},` : span));
    const said = parted?.length === 0 ? [closed] : (parted ?? day.spans);
    return { ...day, name: dayIn(locale, day.at), spans: said, text: said.join(' ') };
  });
