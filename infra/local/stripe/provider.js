import { Clock } from './clock.ts';
import { newId } from './ids.ts';
import { openLedger } from './ledger.ts';
import { toJson } from './wire.ts';
export function openProvider(db, origin) {
  const ledger = openLedger(db);
  const clock = new Clock(db);
  const emit = (type, object, previous) => {
    const id = newId('evt');
    ledger.events.save({ id, created: clock.now(), type, object: toJson(object), previous });
    const delivery = { id: newId('dlv'), event: id, attempts: 0, answer: null };
    ledger.deliveries.save({ ...delivery, state: 'waiting', nextAt: Date.now() });
  };
  const emitChange = (type, before, after) => {
    const previous = differences(toJson(before), toJson(after));
    if (Object.keys(previous).length > 0) emit(type, after, previous);
  };
  return { ledger, clock, origin, emit, emitChange, transaction: (work) => db.transaction(work) };
}
/** The top-level fields that changed, with what they were. */
function differences(before, after) {
  const now = new Map(Object.entries(after ?? {}));
  const changed = Object.entries(before ?? {}).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
  );
  return Object.fromEntries(changed);
}
