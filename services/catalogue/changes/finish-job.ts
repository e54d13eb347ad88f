import { setTimeout } from 'node:timers/promises';
import type { CatalogueStore } from '../store/catalogue-store.ts';

/** Milliseconds a call gets to finish its own job before it is presumed dead. */
const callGraceMs = 5000;

/**
 * Finishes a job even if the function that started it has died. Waits first, so the two do not run in parallel.
 * Idempotent.
 */
export async function finishJob(
  ownerId: string,
  jobId: string,
  bulk: Pick<CatalogueStore, 'job' | 'resumeJob'>,
): Promise<void> {
  const begun = await bulk.job(ownerId, jobId);
  if (!begun) return;
  const age = Date.now() - Date.parse(begun.created_at);
  await setTimeout(Math.max(0, Math.min(callGraceMs, callGraceMs - age)));
  await bulk.resumeJob(ownerId, jobId);
}
