import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Refusal, unavailable } from '@menuleaf/shared/http/refusal.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type PlanType, plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/table/table.ts';
import type { BulkJob } from './bulk-job.ts';
import { differenceOf, type Growth } from './catalogue-diff.ts';
import { mustKeepLocks } from './locks.ts';
import { mustFitMenus } from './menu-size.ts';
import { remember } from './structure-store.ts';
import type { Tools } from './tools.ts';

type Given = { before: OwnersCatalogue; planType: PlanType; now: Date };

type Decision = {
  after: OwnersCatalogue;
  /** Ids of what it makes, which a call under the same key answers again. */
  made?: string[];
  /** Writes of other rows than the catalogue's own. */
  also?: WriteAction[];
  /** What is too much for one transaction; `after` has it already. */
  job?: BulkJob | undefined;
  /** Brings back what was there: neither limits nor locks stand against it. */
  isUndo?: boolean;
};
type Decide = (given: Given) => Decision | Promise<Decision>;

/** The key of a call that may come twice, and what it says. */
export type Once = { key: string | undefined; operation: string; body: unknown };

type Changed = { catalogue: OwnersCatalogue; planType: PlanType; now: Date; made: string[] };
export type Changing = Pick<Tools, 'store' | 'clock' | 'newId'>;

/** Milliseconds in which a change tries to get through, well within the 15 s that a call has. */
const patience = 12_000;

/** Never the same for two that met, and soon long enough for as many as are at it to come one after another. */
const pause = (attempt: number) => setTimeout(Math.random() * Math.min(1500, 40 * 2 ** attempt));

function mustHaveRoom(growth: Growth, after: OwnersCatalogue, planType: PlanType): void {
  for (const { kind, by } of growth) {
    const limit = plans[planType].limits[kind];
    if (by > 0 && limit !== null && after[kind].length > limit) {
      throw new Refusal(403, quotaMessage(planType, kind));
    }
  }
}

/** The writes of a decision; refuses what breaks a rule of the whole. */
function planOf(ownerId: string, { before, planType }: Given, decision: Decision) {
  const { after, also = [], job, isUndo = false } = decision;
  const { growth } = differenceOf(ownerId, before, after);
  if (!isUndo) {
    mustHaveRoom(growth, after, planType);
    mustKeepLocks(before, after, planType);
  }
  mustFitMenus(before, after);
  const atOnce = job ? { ...after, [job.kind]: before[job.kind] } : after;
  return { growth, writes: [...differenceOf(ownerId, before, atOnce).writes, ...also] };
}

const fingerprintOf = ({ operation, body }: Once) =>
  createHash('sha256')
    .update(JSON.stringify([operation, body]))
    .digest('base64url');

/**
 * Changes what belongs together in an owner's catalogue, in one transaction that holds only if nothing else was changed
 * since it was read; otherwise it is decided anew. So limits, bounds and references are exact, whoever else is at it.
 */
export async function changeCatalogue(
  ownerId: string,
  { store, clock }: Changing,
  decide: Decide,
  once?: Once,
): Promise<Changed> {
  const deadline = performance.now() + patience;
  for (let attempt = 0; performance.now() < deadline; attempt += 1) {
    const now = clock();
    const [plan, seen, answered] = await Promise.all([
      store.entitlement(ownerId, now),
      store.revision(ownerId),
      once?.key === undefined ? undefined : store.answered(ownerId, once.key, now),
    ]);
    const given = { before: await store.whole(ownerId), planType: plan.planType, now };
    if (once && answered) {
      if (answered.fingerprint !== fingerprintOf(once)) throw usedOtherwise();
      return { ...given, catalogue: given.before, made: answered.ids };
    }
    const decision = await decide(given);
    const { made = [], job } = decision;
    const { growth, writes } = planOf(ownerId, given, decision);
    if (once?.key !== undefined) {
      writes.push(
        remember(ownerId, once.key, { fingerprint: fingerprintOf(once), ids: made }, now),
      );
    }
    if (job) writes.push(store.jobRow(ownerId, job));
    const done = { ...given, catalogue: decision.after, made };
    if (writes.length === 0) return done;
    if (await store.commit(ownerId, seen, { growth, writes, jobs: job ? 1 : 0 })) {
      if (job) await store.runJob(ownerId, job);
      return done;
    }
    await pause(attempt);
  }
  throw unavailable();
}

const usedOtherwise = () =>
  new Refusal(422, 'This idempotency key was used for something else within the last day.');
