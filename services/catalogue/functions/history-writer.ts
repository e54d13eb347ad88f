import { thingChanged } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { eachEvent, on } from '@menuleaf/shared/server/events/each-event.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { SQSEvent } from 'aws-lambda';
import { environment } from '../environment.ts';
import { changesStore } from '../history/changes-store.ts';

const { TABLE_NAME, HISTORY_TABLE_NAME } = environment.parse(process.env);
const store = changesStore(openTable(TABLE_NAME), openTable(HISTORY_TABLE_NAME));

const listeners = [
  on(thingChanged, ({ owner_id, change, thing }) => store.note(owner_id, change, thing)),
];

/** Writes the history of accounts, of what the table says of its own changes. */
export const handler = logged((event: SQSEvent) => eachEvent(event, listeners));
