import * as z from 'zod';
import { Collection, type Database } from './database.ts';
import { newId } from './ids.ts';
import { type Json, toJson } from './wire.ts';
import * as records from './records.ts';

type Ledger = ReturnType<typeof openLedger>;

function openLedger(db: Database) {
  return {
    customers: new Collection(db, 'customer', records.customer),
    products: new Collection(db, 'product', records.product),
    prices: new Collection(db, 'price', records.price),
    cards: new Collection(db, 'card', records.card),
    checkoutSessions: new Collection(db, 'checkout session', records.checkoutSession),
    subscriptions: new Collection(db, 'subscription', records.subscription),
    invoices: new Collection(db, 'invoice', records.invoice),
    refunds: new Collection(db, 'refund', records.refund),
    portalSessions: new Collection(db, 'portal session', records.portalSession),
    events: new Collection(db, 'event', records.event),
    deliveries: new Collection(db, 'delivery', records.delivery),
  };
}

const setting = z.object({ id: z.literal('clock'), ahead: z.number() });

/** The provider's time in seconds: the wall clock plus an offset. It never goes back. */
class Clock {
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

/** The provider's state, clock and event emitter. */
export type Provider = {
  ledger: Ledger;
  clock: Clock;
  /** Base URL of its pages: `http://localhost:4000/__local/stripe`. */
  origin: string;
  transaction: <T>(work: () => T) => T;
  /** Stores an event with a snapshot of the object, and queues its delivery in the same transaction. */
  emit: (type: string, object: object, previous?: Json) => void;
  /** The same with the changed fields; nothing if there are none. */
  emitChange: (type: string, before: object, after: object) => void;
};

export function openProvider(db: Database, origin: string): Provider {
  const ledger = openLedger(db);
  const clock = new Clock(db);
  const emit: Provider['emit'] = (type, object, previous) => {
    const id = newId('evt');
    ledger.events.save({ id, created: clock.now(), type, object: toJson(object), previous });
    const delivery = { id: newId('dlv'), event: id, attempts: 0, answer: null };
    ledger.deliveries.save({ ...delivery, state: 'waiting', nextAt: Date.now() });
  };
  const emitChange: Provider['emitChange'] = (type, before, after) => {
    const previous = differences(toJson(before), toJson(after));
    if (Object.keys(previous).length > 0) emit(type, after, previous);
  };
  return { ledger, clock, origin, emit, emitChange, transaction: (work) => db.transaction(work) };
}

/** The top-level fields that changed, with their previous values. */
function differences(before: Json, after: Json): Record<string, Json> {
  const now = new Map(Object.entries(after ?? {}));
  const changed = Object.entries(before ?? {}).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
  );
  return Object.fromEntries(changed);
}
