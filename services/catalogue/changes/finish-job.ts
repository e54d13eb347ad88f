import { setTimeout } from 'node:timers/promises';
import type { CatalogueStore } from '../store/catalogue-store.ts';

/** Milliseconds that a call has for the change of many rows that it began; after that it counts as dead. */
const callsTurn = 5000;

/**
 * What a call has begun is done, even if its function has died. Both at once would only be in each other's way. Done twice
 * it changes nothing twice.
 */
export async function finishJob(
  ownerId: string,
  jobId: string,
  bulk: Pick<CatalogueStore, 'job' | 'runJob'>,
): Promise<void> {
  const begun = await bulk.job(ownerId, jobId);
  if (!begun) return;
  const age = Date.now() - Date.parse(begun.created_at);
  await setTimeout(Math.max(0, Math.min(callsTurn, callsTurn - age)));
  const left = await bulk.job(ownerId, jobId);
  if (left) await bulk.runJob(ownerId, left);
}
