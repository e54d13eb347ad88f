import { setTimeout } from 'node:timers/promises';
import {
  EventBridgeClient,
  PutEventsCommand,
  type PutEventsRequestEntry,
} from '@aws-sdk/client-eventbridge';
import { eventSource } from '@menuleaf/shared/contracts/events/domain-event.ts';
import type { BusEntry } from './bus-entry.ts';

/** EventBridge's bounds of one call. What is told is far below a kilobyte: ten never reach the 256 KB. */
const atOnce = 10;

/** Tries of what the bus did not take, and the pause before the second, in ms, which doubles. */
const tries = 4;
const pauseMs = 50;

/** Answers what became of each entry. */
type PutEntries = (
  entries: PutEventsRequestEntry[],
) => Promise<readonly { EventId?: string | undefined }[]>;

const putEntries =
  (client: EventBridgeClient): PutEntries =>
  async (Entries) =>
    (await client.send(new PutEventsCommand({ Entries }))).Entries ?? [];

export type PublishEvents = (told: readonly BusEntry[]) => Promise<readonly BusEntry[]>;

/** Tells all of it, and answers what the bus did not take: it may take some of a call and refuse the rest. */
export function eventsBus(
  busName: string,
  put: PutEntries = putEntries(new EventBridgeClient()),
): PublishEvents {
  async function putSome(some: readonly BusEntry[]): Promise<readonly BusEntry[]> {
    const Entries = some.map((entry): PutEventsRequestEntry => ({
      ...entry,
      Source: eventSource,
      EventBusName: busName,
    }));
    const taken = await put(Entries);
    return some.filter((_, at) => taken[at]?.EventId === undefined);
  }

  return async (told) => {
    let left = told;
    for (let attempt = 0; left.length > 0 && attempt < tries; attempt += 1) {
      if (attempt > 0) await setTimeout(pauseMs * 2 ** (attempt - 1));
      const refused: BusEntry[] = [];
      for (let at = 0; at < left.length; at += atOnce) {
        refused.push(...(await putSome(left.slice(at, at + atOnce))));
      }
      left = refused;
    }
    return left;
  };
}
