import { clockTime } from '@menuleaf/shared/menu/hours/clock-time.ts';
import { readHours, type Span } from '@menuleaf/shared/menu/hours/read-hours.ts';

/** Time field values: `18:00`, or empty if missing. */
export type PickedSpan = { from: string; until: string };

type Fields = { kind: 'unsaid' | 'closed' | 'always' } | { kind: 'open'; spans: PickedSpan[] };

/** A day in the picker. `words`: text that it has no fields for. */
export type PickedDay = Fields | { kind: 'words' };

const own = /^(\d\d:\d\d|\?)-(\d\d:\d\d|\?)$/;
const typed = (time: string | undefined) => (time === undefined || time === '?' ? '' : time);

/** Parses the picker's own text, even if a time is missing or both are equal. */
function ownSpans(text: string): PickedSpan[] | undefined {
  const found = text.split(', ').map((span) => own.exec(span));
  if (!found.every((match) => match !== null)) return undefined;
  const spans = found.map(([, from, until]) => ({ from: typed(from), until: typed(until) }));
  return spans.every(isOnClock) ? spans : undefined;
}

const isTime = (time: string) => time === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time);
const isOnClock = ({ from, until }: PickedSpan) => isTime(from) && isTime(until);

const writtenSpans = (spans: readonly PickedSpan[]) =>
  spans.map(({ from, until }) => `${from || '?'}-${until || '?'}`).join(', ');

const isSame = (one: readonly Span[], other: readonly Span[]) =>
  one.length === other.length &&
  one.every(({ opens, closes }, at) => {
    const twin = other[at];
    return twin?.opens === opens && twin.closes === closes;
  });

/** Parses a day's text for the picker. What would not round-trip stays words. */
export function pickedDay(text: string): PickedDay {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'unsaid' };
  const written = ownSpans(trimmed);
  if (written) return { kind: 'open', spans: written };
  const read = readHours(trimmed);
  if (!read) return { kind: 'words' };
  if (read.length === 0) return { kind: 'closed' };
  if (isSame(read, [{ opens: 0, closes: 1440 }])) return { kind: 'always' };
  const spans = read.map(({ opens, closes }) => ({
    from: clockTime(opens),
    until: clockTime(closes),
  }));
  return isSame(readHours(writtenSpans(spans)) ?? [], read)
    ? { kind: 'open', spans }
    : { kind: 'words' };
}

/** Text of the picked hours, as `readHours` parses it and guests see it. */
export function writtenDay(day: Fields): string {
  switch (day.kind) {
    case 'unsaid':
      return '';
    case 'closed':
      return 'Closed';
    case 'always':
      return '24 hours';
    case 'open':
      return writtenSpans(day.spans);
  }
}

/** What a day lacks before it can be saved; undefined if nothing. */
export function missingTime(text: string): string | undefined {
  const day = pickedDay(text);
  if (day.kind !== 'open') return undefined;
  if (day.spans.some(({ from, until }) => from === '' || until === '')) {
    return 'enter when it opens and closes';
  }
  if (day.spans.some(({ from, until }) => from === until)) {
    return 'it cannot open and close at the same time';
  }
  return undefined;
}
