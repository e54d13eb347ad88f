import * as z from 'zod';
import { Collection, type Database } from './database.ts';

const setting = z.object({ id: z.literal('clock'), ahead: z.number() });

/** The provider's time in seconds: the wall clock plus an offset. It never goes back. */
export class Clock {
  readonly #settings: Collection<z.infer<typeof setting>>;
  #held: number | undefined;

  constructor(db: Database) {
    this.#settings = new Collection(db, 'clock', setting);
  }

  now(): number {
    return this.#held ?? Math.floor(Date.now() / 1000) + this.#ahead();
  }

  advance(seconds: number): void {
    this.#settings.save({ id: 'clock', ahead: this.#ahead() + seconds });
  }

  /** Does the work with the clock at the moment it was due, so that its timestamps match. */
  at<T>(moment: number, work: () => T): T {
    this.#held = moment;
    try {
      return work();
    } finally {
      this.#held = undefined;
    }
  }

  #ahead(): number {
    return this.#settings.find('clock')?.ahead ?? 0;
  }
}
