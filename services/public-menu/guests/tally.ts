import { ownValue } from '@menuleaf/shared/contracts/fields/own-value.ts';
import type { Guest } from './guest-line.ts';

export type Counts = Record<string, number>;

/** One restaurant's counts for a quarter of an hour. */
export type Tally = {
  restaurant: string;
  /** Epoch milliseconds. In every time zone, hours and days start at a quarter. */
  quarter: number;
  views: number;
  scans: number;
  languages: Counts;
  read: Counts;
  /** Photos that were enlarged, by name. */
  images: Counts;
};

const quarterMs = 15 * 60_000;

const namesOfLanguages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Two-letter codes only, to bound the row size. */
const isLanguage = (code: string) => code.length === 2 && namesOfLanguages.of(code) !== undefined;

function add(counts: Counts, name: string | undefined) {
  if (name !== undefined) counts[name] = (ownValue(counts, name) ?? 0) + 1;
}

const known = (code: string | undefined) =>
  code !== undefined && isLanguage(code) ? code : undefined;

function count(tally: Tally, { image, direct, language, read }: Guest) {
  if (image !== undefined) {
    add(tally.images, image);
    return;
  }
  tally.views += 1;
  if (direct) tally.scans += 1;
  add(tally.languages, known(language));
  add(tally.read, known(read));
}

/** Counts guests' actions by restaurant and quarter of an hour. */
export function tallyOf(guests: Iterable<Guest>): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const guest of guests) {
    const { restaurant } = guest;
    const quarter = Math.floor(guest.at / quarterMs) * quarterMs;
    const name = `${restaurant} ${quarter}`;
    const empty = { restaurant, quarter, views: 0, scans: 0, languages: {}, read: {}, images: {} };
    const tally: Tally = tallies.get(name) ?? empty;
    count(tally, guest);
    tallies.set(name, tally);
  }
  return [...tallies.values()];
}
