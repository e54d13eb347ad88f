import type { DynamoDBRecord } from 'aws-lambda';
import { accountEvents } from './account-events.ts';
import { availabilityEvents } from './availability-events.ts';
import { catalogueEvents } from './catalogue-events.ts';
import { readChange } from './change.ts';
import { historyEvents } from './history-events.ts';
import { mailEvents } from './mail-events.ts';
import { planEvents } from './plan-events.ts';
import { publishedEvents } from './published-events.ts';
import type { BusEntry } from './bus-entry.ts';
import { webhookStopEvents } from './webhook-events.ts';

const all = [
  accountEvents,
  availabilityEvents,
  catalogueEvents,
  historyEvents,
  mailEvents,
  planEvents,
  publishedEvents,
  webhookStopEvents,
];

/** The events for a table change; mostly none. */
export function eventsOf(record: DynamoDBRecord): BusEntry[] {
  const change = readChange(record);
  return all.flatMap((of) => of(change));
}
