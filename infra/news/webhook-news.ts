import { webhookQueued, webhookStopped } from '@menuleaf/shared/contracts/news/catalogue-news.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { tell, type Telling } from './tell.ts';

const stop = z.object({ webhook_id: z.string(), stopped_at: z.string(), host: z.string() });

export function webhookNews({ name, pk, sk, after }: Change): Telling[] {
  if (name !== 'INSERT') return [];
  const queuedFor = idAfter(keys.webhookDelivery.leadingKey, pk);
  if (queuedFor !== undefined) {
    return [tell(webhookQueued, { owner_id: queuedFor, delivery_id: sk })];
  }
  const stoppedFor = idAfter(keys.webhookStop.leadingKey, pk);
  if (stoppedFor === undefined) return [];
  return [tell(webhookStopped, { owner_id: stoppedFor, ...stop.parse(after) })];
}
