import * as z from 'zod';
import { Collection } from './database.ts';
const setting = z.object({ id: z.literal('clock'), ahead: z.number() });
/** The provider's time in seconds: the wall clock, plus what it was turned ahead. It never goes back. */
export class Clock {
  #settings;
  #held;
  constructor(db) {
    this.#settings = new Collection(db, 'clock', setting);
  }
  now() {
    return this.#held ?? Math.floor(Date.now() / 1000) + this.#ahead();
  }
  advance(seconds) {
    this.#settings.save({ id: 'clock', ahead: this.#ahead() + seconds });
  }
  /** Does the work at the moment it was due, so that what it makes bears that date. */
  at(moment, work) {
    this.#held = moment;
    try {
      return work();
    } finally {
      this.#held = undefined;
    }
  }
  #ahead() {
    return this.#settings.find('clock')?.ahead ?? 0;
  }
}
