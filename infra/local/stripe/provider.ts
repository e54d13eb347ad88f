import { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { newId } from './ids.ts';
import { openLedger, type Ledger } from './objects/ledger.ts';
import { toJson, type Json } from './wire.ts';

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
