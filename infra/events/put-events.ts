import { setTimeout } from 'node:timers/promises';
import {
  EventBridgeClient,
  PutEventsCommand,
  type PutEventsRequestEntry,
} from '@aws-sdk/client-eventbridge';
import { eventSource } from '@menuleaf/shared/contracts/events/domain-event.ts';
import type { BusEntry } from './bus-entry.ts';

/** EventBridge's limits per call: ten entries, of 256 KB in total. Names and types take less than a kilobyte each. */
const most = { entries: 10, bytes: 250_000 };

const bytesOf = ({ Detail }: BusEntry) => Buffer.byteLength(Detail) + 1000;

/** Batches in order, each up to one call's limits. */
function batched(all: readonly BusEntry[]): BusEntry[][] {
  const parts: BusEntry[][] = [];
  let [last, bytes]: [BusEntry[], number] = [[], 0];
  for (const entry of all) {
    const size = bytesOf(entry);
    if (parts.length === 0 || last.length === most.entries || bytes + size > most.bytes) {
      parts.push((last = []));
      bytes = 0;
    }
    last.push(entry);
    bytes += size;
  }
  return parts;
}

/** Attempts for entries the bus rejected, and the first delay in ms, which doubles. */
const tries = 4;
const pauseMs = 50;

/** Returns each entry's outcome. */
type PutEntries = (
  entries: PutEventsRequestEntry[],
) => Promise<readonly { EventId?: string | undefined }[]>;

const putEntries =
  (client: EventBridgeClient): PutEntries =>
  async (Entries) =>
    (await client.send(new PutEventsCommand({ Entries }))).Entries ?? [];

export type PublishEvents = (entries: readonly BusEntry[]) => Promise<readonly BusEntry[]>;

/** Publishes all entries and returns those the bus rejected: a call may partly succeed. */
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

  return async (entries) => {
    let left = entries;
    for (let attempt = 0; left.length > 0 && attempt < tries; attempt += 1) {
      if (attempt > 0) await setTimeout(pauseMs * 2 ** (attempt - 1));
      const refused: BusEntry[] = [];
      for (const some of batched(left)) refused.push(...(await putSome(some)));
      left = refused;
    }
    return left;
  };
}
