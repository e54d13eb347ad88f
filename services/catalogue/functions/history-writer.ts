import { thingChanged } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { eventHandler, on } from '@menuleaf/shared/server/events/event-handler.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from '../environment.ts';
import { changesStore } from '../history/changes-store.ts';

const { TABLE_NAME, HISTORY_TABLE_NAME } = environment.parse(process.env);
const store = changesStore(openTable(TABLE_NAME), openTable(HISTORY_TABLE_NAME));

/** Writes account history from the table's change events. */
export const handler = eventHandler(
  on(thingChanged, ({ owner_id, change, thing }) => store.note(owner_id, change, thing)),
);
