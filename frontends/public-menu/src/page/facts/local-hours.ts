import { dayIn, spanIn } from '@menuleaf/shared/menu/hours/clock-in.ts';
import { readHours } from '@menuleaf/shared/menu/hours/read-hours.ts';
import type { ShownDay } from '@menuleaf/shared/menu/hours/shown-hours.ts';

/** Localized days and times. In English, and if unparsable, they stay as the owner wrote them. */
export function localHours(days: readonly ShownDay[], locale: string, closed: string): ShownDay[] {
  if (locale === 'en-US') return [...days];
  return days.map((day) => {
    const spans = readHours(day.text)?.map((span) => spanIn(locale, span));
    const parted = spans?.map((span, at) => (at < spans.length - 1 ? `${span},` : span));
    const said = parted?.length === 0 ? [closed] : (parted ?? day.spans);
    return { ...day, name: dayIn(locale, day.at), spans: said, text: said.join(' ') };
  });
}
