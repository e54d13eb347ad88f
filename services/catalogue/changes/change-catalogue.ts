import { setTimeout } from 'node:timers/promises';
import { HttpError, unavailable } from '@menuleaf/shared/server/http-error.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type Counted, type PlanType, plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import type { BulkJob } from '../store/bulk-job.ts';
import { counted, differenceOf } from '../store/catalogue-diff.ts';
import { mustKeepLocks } from './locks.ts';
import { mustBeTheSame, type Once, rememberCall } from './remembered-call.ts';
import { mustSuitCurrency } from './suit-currency.ts';
import { mustFitMenus } from './menu-size.ts';
import { bytesOfRow, fitsOneTransaction } from '../store/transaction-bounds.ts';
import type { Context } from '../context.ts';
import { Lease } from './lease.ts';

type Given = { before: OwnersCatalogue; planType: PlanType; now: Date };
type Read = Given & { seen: number | undefined };

type Decision = {
  after: OwnersCatalogue;
  /** Ids of what it makes, which a call under the same key answers again. */
  made?: string[];
  /** Writes of other rows than the catalogue's own. */
  also?: WriteAction[];
  /** One field of many rows, which `after` has already: written as a job where it is too much for one transaction. */
  job?: BulkJob;
  /** Brings back what was there: neither limits nor locks stand against it. */
  isUndo?: boolean;
};
type Decide = (given: Given) => Decision | Promise<Decision>;

type Changed = {
  catalogue: OwnersCatalogue;
  planType: PlanType;
  now: Date;
  made: string[];
  /** Whether it took a job: others may have saved some of its rows meanwhile. */
  byJob: boolean;
};
export type Changing = Pick<Context, 'store' | 'clock' | 'newId'>;

type Making = {
  once?: Once | undefined;
  /** It makes one of this kind that no other thing holds or names, so that nothing but their number has to be known. */
  alone?: Counted | undefined;
};

const nothing: OwnersCatalogue = { restaurants: [], menus: [], categories: [], items: [] };

/** Milliseconds in which a change tries to get through, well within the 15 s that a call has. */
const patience = 12_000;

/** Until it is asked again who holds the lease: never the same for two, and no shorter for who has just come. */
const pause = () => setTimeout(Math.random() * 100);

function hasRoom(count: number, kind: Counted, planType: PlanType): boolean {
  const limit = plans[planType].limits[kind];
  return limit === null || count < limit;
}

/** What is over its limit takes nothing in, also in place of what goes. */
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

/** The rows that are not the catalogue's own: those of a decision, and what remembers a call. */
const bytesOf = (writes: readonly WriteAction[]) =>
  writes.reduce((sum, write) => sum + bytesOfRow(write), 0);

/**
 * The writes of a decision, in one transaction: all of it, or what is beside its job. Refuses 422 what neither holds,
 * and what breaks a rule of the whole.
 */
function planOf(ownerId: string, { before, planType, seen }: Read, decision: Decision) {
  const { after, also = [], job, isUndo = false } = decision;
  const whole = differenceOf(ownerId, before, after);
  if (!isUndo) {
    mustHaveRoom(before, after, planType);
    mustKeepLocks(before, after, planType);
    mustSuitCurrency(before, after);
  }
  mustFitMenus(before, after);
  const { growth } = whole;
  // The first change also asks whether the account is open.
  const others = also.length + (seen === undefined ? 1 : 0);
  const fits = ({ writes, bytes }: typeof whole, more: number) =>
    fitsOneTransaction(writes.length + others + more, () => bytes() + bytesOf(also));
  if (fits(whole, 0)) return { growth, writes: [...whole.writes, ...also], job: undefined };
  if (!job) throw tooMuchAtOnce();
  const beside = differenceOf(ownerId, before, { ...after, [job.kind]: before[job.kind] });
  if (!fits(beside, 1)) throw tooMuchAtOnce();
  return { growth, writes: [...beside.writes, ...also], job };
}

/** Decides once, and writes what was decided; undefined where something else was changed meanwhile. */
async function changeOnce(
  ownerId: string,
  { store, lease }: Pick<Changing, 'store'> & { lease: Lease },
  given: Read,
  decide: Decide,
  once: Once | undefined,
): Promise<Changed | undefined> {
  const { seen, planType, now } = given;
  const { made = [], also = [], ...decision } = await decide(given);
  const memory = rememberCall(ownerId, once, made, now);
  const { growth, writes, job } = planOf(ownerId, given, {
    ...decision,
    also: [...also, ...memory],
  });
  if (job) writes.push(store.jobRow(ownerId, job));
  const { after } = decision;
  const done = { planType, now, catalogue: after, made, byJob: job !== undefined };
  if (writes.length === 0) return done;
  const change = { growth, writes, jobs: job ? 1 : 0, leaseOf: lease.holder };
  if (!(await store.commit(ownerId, seen, change))) return undefined;
  lease.ended();
  if (job) await store.runJob(ownerId, job);
  return done;
}

/** One try; undefined where another change is made, or was meanwhile. */
async function tryOnce(
  ownerId: string,
  { isFirst, hasMet }: { isFirst: boolean; hasMet: boolean },
  context: Changing & { lease: Lease },
  decide: Decide,
  { once, alone }: Making,
): Promise<Changed | undefined> {
  const { store, clock, lease } = context;
  const now = clock();
  const [{ planType }, structure] = await Promise.all([
    store.entitlement(ownerId, now),
    lease.structure(hasMet),
  ]);
  if (!structure) return undefined;
  const { revision: seen, counts } = structure;
  const isAlone = isFirst && alone !== undefined && hasRoom(counts[alone], alone, planType);
  // Few calls come twice, and their transaction fails: what one has made is asked for only then, or where it is refused.
  const [before, answered] = await Promise.all([
    isAlone ? nothing : store.whole(ownerId),
    isFirst || once?.key === undefined ? undefined : store.answered(ownerId, once.key, now),
  ]);
  if (once && answered) {
    mustBeTheSame(once, answered);
    return { planType, now, catalogue: before, made: answered.ids, byJob: false };
  }
  return changeOnce(ownerId, { store, lease }, { before, planType, now, seen }, decide, once);
}

/**
 * Changes what belongs together in an owner's catalogue, in one transaction that holds only if nothing else was changed
 * since it was read; otherwise it is decided anew. So limits, bounds and references are exact, whoever else is at it.
 * Those who met another one wait for the lease.
 */
export async function changeCatalogue(
  ownerId: string,
  context: Changing,
  decide: Decide,
  making: Making = {},
): Promise<Changed> {
  const deadline = performance.now() + patience;
  const lease = new Lease(ownerId, context);
  let hasMet = false;
  try {
    for (let isFirst = true; performance.now() < deadline; isFirst = false) {
      try {
        const way = { isFirst, hasMet };
        const changed = await tryOnce(ownerId, way, { ...context, lease }, decide, making);
        if (changed) return changed;
        // Who has just met somebody asks at once who holds the lease.
        if (hasMet) await pause();
        hasMet = true;
      } catch (error) {
        const mayBeAgain = isFirst && making.once?.key !== undefined && error instanceof HttpError;
        if (!mayBeAgain) throw error;
      }
    }
  } finally {
    await lease.leave();
  }
  throw unavailable();
}
