import { thingChanged } from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { processBatch, on } from '@menuleaf/shared/server/events/process-batch.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { SQSEvent } from 'aws-lambda';
import { environment } from '../environment.ts';
import { changesStore } from '../history/changes-store.ts';

const { TABLE_NAME, HISTORY_TABLE_NAME } = environment.parse(process.env);
const store = changesStore(openTable(TABLE_NAME), openTable(HISTORY_TABLE_NAME));

const listeners = [
  on(thingChanged, ({ owner_id, change, thing }) => store.note(owner_id, change, thing)),
];

/** Writes account history from the table's change events. */
export const handler = logged((event: SQSEvent) => processBatch(event, listeners));
