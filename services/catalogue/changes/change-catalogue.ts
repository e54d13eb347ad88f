import { setTimeout } from 'node:timers/promises';
import { HttpError, unavailable } from '@menuleaf/shared/server/http/http-error.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type Counted, type PlanType, plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import type { WriteAction } from '@menuleaf/shared/server/table/table.ts';
import type { BulkJob } from '../store/bulk-job.ts';
import { counted, differenceOf } from '../store/catalogue-diff.ts';
import { mustKeepLocks } from './locks.ts';
import { mustBeTheSame, type Once, rememberCall } from './remembered-call.ts';
import { mustSuitCurrency } from '../items/suit-currency.ts';
import { mustFitMenus } from '../menus/menu-size.ts';
import { bytesOfRow, fitsOneTransaction } from '../store/transaction-bounds.ts';
import type { Context } from '../context.ts';

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

/**
 * Never the same for two that met, and soon long enough for as many as are at it to come one after another. Short again
 * for who has waited long: those who come meanwhile would always be first.
 */
const pause = (attempt: number) =>
  setTimeout(Math.random() * (attempt < 5 ? 40 * 2 ** attempt : 60));

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
  { store }: Pick<Changing, 'store'>,
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
  if (!(await store.commit(ownerId, seen, { growth, writes, jobs: job ? 1 : 0 }))) return undefined;
  if (job) await store.runJob(ownerId, job);
  return done;
}

/**
 * Changes what belongs together in an owner's catalogue, in one transaction that holds only if nothing else was changed
 * since it was read; otherwise it is decided anew. So limits, bounds and references are exact, whoever else is at it.
 */
export async function changeCatalogue(
  ownerId: string,
  context: Changing,
  decide: Decide,
  { once, alone }: Making = {},
): Promise<Changed> {
  const { store, clock } = context;
  const deadline = performance.now() + patience;
  for (let attempt = 0; performance.now() < deadline; attempt += 1) {
    const now = clock();
    // Few calls come twice, and their transaction fails: what one has made is asked for only then, or where it is refused.
    const isFirst = attempt === 0;
    const [{ planType }, { revision: seen, counts }, answered] = await Promise.all([
      store.entitlement(ownerId, now),
      store.structure(ownerId),
      isFirst || once?.key === undefined ? undefined : store.answered(ownerId, once.key, now),
    ]);
    const isAlone = isFirst && alone !== undefined && hasRoom(counts[alone], alone, planType);
    const before = isAlone ? nothing : await store.whole(ownerId);
    const given = { before, planType, now, seen };
    if (once && answered) {
      mustBeTheSame(once, answered);
      return { planType, now, catalogue: before, made: answered.ids, byJob: false };
    }
    try {
      const changed = await changeOnce(ownerId, context, given, decide, once);
      if (changed) return changed;
      await pause(attempt);
    } catch (error) {
      const mayBeAgain = isFirst && once?.key !== undefined && error instanceof HttpError;
      if (!mayBeAgain) throw error;
    }
  }
  throw unavailable();
}
