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
  bulk: Pick<CatalogueStore, 'job' | 'runJob'>,
): Promise<void> {
  const begun = await bulk.job(ownerId, jobId);
  if (!begun) return;
  const age = Date.now() - Date.parse(begun.created_at);
  await setTimeout(Math.max(0, Math.min(callGraceMs, callGraceMs - age)));
  const left = await bulk.job(ownerId, jobId);
  if (left) await bulk.runJob(ownerId, left);
}

/** Finishes what was cut off: the next bulk change goes by its outcome. */
export async function finishJobs(
  ownerId: string,
  bulk: Pick<CatalogueStore, 'jobs' | 'runJob'>,
): Promise<void> {
  for (const left of await bulk.jobs(ownerId)) await bulk.runJob(ownerId, left);
}
