import { getOwn } from '@menuleaf/shared/contracts/fields/get-own.ts';
import type { Guest } from './guest-line.ts';

export type Counts = Record<string, number>;

/** One restaurant's counts for a quarter of an hour. */
export type Tally = {
  views: number;
  scans: number;
  /** Each is absent where there is nothing in it: a file names a million restaurants. */
  languages?: Counts;
  read?: Counts;
  /** Photos that were enlarged, by name. */
  images?: Counts;
};

/** With when the quarter begins, in milliseconds since 1970. Every time zone's hours and days begin with one. */
export type QuarterOf = { quarter: number; tally: Tally };

const quarterMs = 15 * 60_000;

const namesOfLanguages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Two-letter codes only, to bound the row size. */
const isLanguage = (code: string) => code.length === 2 && namesOfLanguages.of(code) !== undefined;

function add(tally: Tally, what: 'languages' | 'read' | 'images', name: string) {
  const counts = (tally[what] ??= {});
  counts[name] = (getOwn(counts, name) ?? 0) + 1;
}

function count(tally: Tally, { image, direct, language, read }: Guest) {
  if (image !== undefined) {
    add(tally, 'images', image);
    return;
  }
  tally.views += 1;
  if (direct) tally.scans += 1;
  if (language !== undefined && isLanguage(language)) add(tally, 'languages', language);
  if (read !== undefined && isLanguage(read)) add(tally, 'read', read);
}

/** What guests did, by restaurant and quarter of an hour: added up as it is read, so that no line of it is kept. */
export class Tallies {
  readonly #byQuarter = new Map<number, Map<string, Tally>>();
  #last = 0;

  add(guest: Guest): void {
    const quarter = Math.floor(guest.at / quarterMs) * quarterMs;
    const byRestaurant = this.#byQuarter.get(quarter) ?? new Map<string, Tally>();
    this.#byQuarter.set(quarter, byRestaurant);
    const tally = byRestaurant.get(guest.restaurant) ?? { views: 0, scans: 0 };
    byRestaurant.set(guest.restaurant, tally);
    count(tally, guest);
    this.#last = Math.max(this.#last, guest.at);
  }

  /** When the last of them came, in milliseconds since 1970; 0 where there was nobody. */
  get last(): number {
    return this.#last;
  }

  /** Ids, each once. */
  get restaurants(): string[] {
    return [...new Set([...this.#byQuarter.values()].flatMap((each) => [...each.keys()]))];
  }

  of(restaurant: string): QuarterOf[] {
    return [...this.#byQuarter].flatMap(([quarter, byRestaurant]) => {
      const tally = byRestaurant.get(restaurant);
      return tally ? [{ quarter, tally }] : [];
    });
  }
}
