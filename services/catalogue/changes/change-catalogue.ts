import { setTimeout } from 'node:timers/promises';
import { HttpError, unavailable } from '@menuleaf/shared/server/http-error.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type Counted, type PlanType, plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import { type BulkJob, inRows } from '../store/bulk-job.ts';
import { counted, differenceOf } from '../store/catalogue-diff.ts';
import { mustKeepLocks } from './locks.ts';
import { mustBeTheSame, type IdempotentCall, idempotencyWrites } from './idempotent-call.ts';
import { type Stamp, stampOf } from '../store/stamp.ts';
import { mustFitCurrencyDecimals } from './currency-decimals.ts';
import { mustFitMenus } from './menu-size.ts';
import { bytesOfRow, fitsOneTransaction } from '../store/transaction-bounds.ts';
import type { Context } from '../context.ts';
import { Lease } from './lease.ts';

type Given = {
  before: OwnersCatalogue;
  planType: PlanType;
  now: Date;
  /** Who changed each row, and when. */
  stamp: Stamp | undefined;
};
type Read = Given & { seen: number | undefined };

export type Decision = {
  after: OwnersCatalogue;
  /** Ids of what it creates; a retry with the same key returns them. */
  made?: string[];
  /** Writes to rows outside the catalogue. */
  also?: WriteAction[];
  /** Changes of many rows, already made in `after`: written as a job when too large for one transaction. */
  job?: BulkJob;
  /** What the job writes beside the rows: part of the transaction where there is no need of a job. */
  besideJob?: WriteAction[];
  /** Restores earlier data, so plan limits and locks do not apply. */
  isUndo?: boolean;
};
type Decide = (given: Given) => Decision | Promise<Decision>;

type Changed = {
  catalogue: OwnersCatalogue;
  planType: PlanType;
  now: Date;
  made: string[];
  /** True if it ran as a job: some of its rows may have been saved since. */
  byJob: boolean;
};
export type ChangeContext = Pick<Context, 'store' | 'clock' | 'newId' | 'author'>;

type ChangeOptions = {
  once?: IdempotentCall | undefined;
  /** Set if it creates one thing of this kind that nothing else holds or references, so only the counts are read. */
  alone?: Counted | undefined;
  /** The change that it is part of. */
  partOf?: { id: string; undoes: string } | undefined;
};

const emptyCatalogue: OwnersCatalogue = { restaurants: [], menus: [], categories: [], items: [] };

/** Milliseconds to keep retrying a change, well within a call's 15 s timeout. */
const retryTimeoutMs = 12_000;

/** Random delay before polling the lease again: jittered, with no backoff that would favor newcomers. */
const pause = () => setTimeout(Math.random() * 100);

function hasRoom(count: number, kind: Counted, planType: PlanType): boolean {
  const limit = plans[planType].limits[kind];
  return limit === null || count < limit;
}

/** Throws 403 if a kind over its limit gains any, even in exchange. */
function mustHaveRoom(before: OwnersCatalogue, after: OwnersCatalogue, planType: PlanType): void {
  for (const kind of counted) {
    const limit = plans[planType].limits[kind];
    if (limit === null || after[kind].length <= limit) continue;
    const known = new Set(before[kind].map(({ id }) => id));
    if (after[kind].every(({ id }) => known.has(id))) continue;
    throw new HttpError(403, quotaMessage(planType, kind), { code: 'plan_limit' });
  }
}

const tooMuchAtOnce = () =>
  new HttpError(422, 'This changes too much at once. Send fewer items, or name fewer categories.', {
    code: 'too_much_at_once',
  });

/** Rows outside the catalogue: a decision's extra writes, and the idempotency record. */
const bytesOf = (writes: readonly WriteAction[]) =>
  writes.reduce((sum, write) => sum + bytesOfRow(write), 0);

/**
 * Plans a decision's writes for one transaction: all of them, or all but the job's. Throws 422 if neither fits, and if
 * a catalogue-wide rule is broken.
 */
function planOf(
  ownerId: string,
  { before, planType, seen, stamp }: Read,
  decision: Decision,
  store: Pick<ChangeContext['store'], 'jobRow'>,
) {
  const { after, also = [], job, besideJob = [], isUndo = false } = decision;
  const whose = { ownerId, stamp };
  const whole = differenceOf(whose, before, after);
  if (!isUndo) {
    mustHaveRoom(before, after, planType);
    mustKeepLocks(before, after, planType);
    mustFitCurrencyDecimals(before, after);
  }
  mustFitMenus(before, after);
  const { growth } = whole;
  // The first change also checks that the account is open.
  const others = also.length + (seen === undefined ? 1 : 0);
  const fits = ({ writes, bytes }: typeof whole, rows: readonly WriteAction[]) =>
    fitsOneTransaction(
      writes.length + others + rows.length,
      () => bytes() + bytesOf(also) + bytesOf(rows),
    );
  if (fits(whole, besideJob)) {
    return { growth, writes: [...whole.writes, ...also, ...besideJob], jobs: [] };
  }
  if (!job) throw tooMuchAtOnce();
  const beside = differenceOf(whose, before, { ...after, [job.kind]: before[job.kind] });
  const jobs = inRows({ ...job, changed_by: stamp });
  const rows = jobs.map((one) => store.jobRow(ownerId, one));
  if (!fits(beside, rows)) throw tooMuchAtOnce();
  return { growth, writes: [...beside.writes, ...also, ...rows], jobs };
}

/** Decides once and commits; undefined if the revision changed meanwhile. */
async function changeOnce(
  ownerId: string,
  { store, lease }: Pick<ChangeContext, 'store'> & { lease: Lease },
  given: Read,
  decide: Decide,
  once: IdempotentCall | undefined,
): Promise<Changed | undefined> {
  const { seen, planType, now } = given;
  const { made = [], also = [], ...decision } = await decide(given);
  const memory = idempotencyWrites(ownerId, once, made, now);
  const whole = { ...decision, also: [...also, ...memory] };
  const { growth, writes, jobs } = planOf(ownerId, given, whole, store);
  const { after } = decision;
  const done = { planType, now, catalogue: after, made, byJob: jobs.length > 0 };
  if (writes.length === 0) return done;
  const ids = jobs.map(({ id }) => id);
  const change = { growth, writes, jobs: ids, lease: lease.onCommit(done.byJob) };
  if (!(await store.commit(ownerId, seen, change))) return undefined;
  lease.committed(done.byJob);
  for (const job of jobs) await store.runJob(ownerId, job);
  return done;
}

/** One attempt; undefined if another change is active or came first. */
async function tryOnce(
  ownerId: string,
  { isFirst, hasConflicted }: { isFirst: boolean; hasConflicted: boolean },
  context: ChangeContext & { lease: Lease },
  decide: Decide,
  { once, alone, partOf }: ChangeOptions,
): Promise<Changed | undefined> {
  const { store, clock, lease } = context;
  const now = clock();
  const [{ planType }, structure] = await Promise.all([
    store.entitlement(ownerId, now),
    lease.structure(hasConflicted),
  ]);
  if (!structure) return undefined;
  const { revision: seen, counts, openJobs } = structure;
  // Left by a function that died, or is slower than its lease.
  for (const id of openJobs) await store.resumeJob(ownerId, id);
  const isAlone = isFirst && alone !== undefined && hasRoom(counts[alone], alone, planType);
  // Retried calls are rare, and their transaction fails: the idempotency record is read only after a failed attempt.
  const [before, repeated] = await Promise.all([
    isAlone ? emptyCatalogue : store.whole(ownerId),
    isFirst || once?.key === undefined
      ? undefined
      : store.idempotencyRecord(ownerId, once.key, now),
  ]);
  if (once && repeated) {
    mustBeTheSame(once, repeated);
    return { planType, now, catalogue: before, made: repeated.ids, byJob: false };
  }
  const stamp = stampOf(context, now, {
    ...partOf,
    ...(once?.part_of !== undefined && { part_of: once.part_of }),
  });
  return changeOnce(
    ownerId,
    { store, lease },
    { before, planType, now, seen, stamp },
    decide,
    once,
  );
}

/**
 * Changes an owner's catalogue in one transaction, conditional on its revision; on a conflict it reads and decides
 * again. Limits, bounds and references therefore hold under concurrency. After a conflict, callers wait for the lease.
 */
export async function changeCatalogue(
  ownerId: string,
  context: ChangeContext,
  decide: Decide,
  options: ChangeOptions = {},
): Promise<Changed> {
  const deadline = performance.now() + retryTimeoutMs;
  const lease = new Lease(ownerId, context);
  let hasConflicted = false;
  try {
    for (let isFirst = true; performance.now() < deadline; isFirst = false) {
      try {
        const way = { isFirst, hasConflicted };
        const changed = await tryOnce(ownerId, way, { ...context, lease }, decide, options);
        if (changed) return changed;
        // After the first conflict, check the lease without a delay.
        if (hasConflicted) await pause();
        hasConflicted = true;
      } catch (error) {
        const mayBeAgain = isFirst && options.once?.key !== undefined && error instanceof HttpError;
        if (!mayBeAgain) throw error;
      }
    }
  } finally {
    await lease.leave();
  }
  throw unavailable();
}
