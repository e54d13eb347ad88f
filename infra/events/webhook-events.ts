import {
  webhookQueued,
  webhookStopped,
} from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { busEntry, type BusEntry } from './bus-entry.ts';

const stop = z.object({
  webhook_id: z.string(),
  stopped_at: z.string(),
  host: z.string(),
  is_gone: z.optional(z.boolean()),
});

export function webhookStopEvents({ name, pk, sk, after }: Change): BusEntry[] {
  if (name !== 'INSERT') return [];
  const queuedFor = idAfter(keys.webhookDelivery.leadingKey, pk);
  if (queuedFor !== undefined) {
    return [busEntry(webhookQueued, { owner_id: queuedFor, delivery_id: sk })];
  }
  const stoppedFor = idAfter(keys.webhookStop.leadingKey, pk);
  if (stoppedFor === undefined) return [];
  return [busEntry(webhookStopped, { owner_id: stoppedFor, ...stop.parse(after) })];
}
