import type { Undone, UndoneThing } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { historyDays } from '@menuleaf/shared/plans/history-days.ts';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { Owner } from '@menuleaf/shared/server/caller.ts';
import { HttpError, invalidField, notFound } from '@menuleaf/shared/server/http-error.ts';
import { roleRefusal } from '@menuleaf/shared/server/http/role-refusal.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import type { Handler, Context } from '../context.ts';
import type { BulkJob } from '../store/bulk-job.ts';
import type { Trash } from '../store/trash.ts';
import type { Entry } from './stored-change.ts';
import { type Net, netChanges } from './net-changes.ts';
import { firstIdAt, stampOf } from '../store/stamp.ts';
import { type Since, takeBack, type TakingBack } from './take-back.ts';
import { mayUndo } from './visible-to.ts';

/** Writes per part, well below a transaction's limit of 100, leaving room for lists and restaurants. */
const mostWrites = 75;

/** At most, per thing. */
const writesOf = ({ wasThere, isThere }: Net) => (wasThere && isThere ? 1 : 3);

type Part = { nets: readonly Net[]; onlyPrices: boolean };

const prices = new Set(['price_thousandths', 'choices']);

const isOfPrices = ({ kind, wasThere, isThere, before, after, lists }: Net) =>
  kind === 'items' &&
  wasThere &&
  isThere &&
  lists.length === 0 &&
  Object.keys({ ...before, ...after }).every((name) => prices.has(name));

/** Restores run first, so lists can refer to them; removals run last. */
const rank = ({ wasThere, isThere }: Net) => (isThere ? (wasThere ? 1 : 2) : 0);

/** Splits an undo into transactions. Price changes alone are one part, however many. */
function inParts(nets: readonly Net[]): Part[] {
  if (nets.every(isOfPrices)) return nets.length === 0 ? [] : [{ nets, onlyPrices: true }];
  const parts: Net[][] = [[]];
  let writes = 0;
  for (const net of nets.toSorted((one, other) => rank(one) - rank(other))) {
    if (writes + writesOf(net) > mostWrites) {
      parts.push([]);
      writes = 0;
    }
    parts.at(-1)?.push(net);
    writes += writesOf(net);
  }
  return parts.map((some) => ({ nets: some, onlyPrices: false }));
}

/** Things one call may undo; a day rarely has a tenth of that. */
const maxUndone = 2000;

type How = { dry_run?: boolean | undefined; changed_since?: Since | undefined };

const tooMuchToUndo = () =>
  new HttpError(422, 'Too much was changed to undo at once. Undo single changes instead.', {
    code: 'too_much_at_once',
  });

function refuseChangedSince([one, ...others]: readonly UndoneThing[]) {
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const were = others.length === 0 ? 'was' : 'were';
  const detail = `“${one?.name ?? ''}”${more} ${were} changed again since. Leave that as it is now, or undo it too?`;
  return new HttpError(409, detail);
}

/** Throws 403 if the caller may not change all of these things. */
function mustBeTheirs(entries: readonly Entry[], owner: Owner): void {
  if (entries.every(({ things }) => things.every((thing) => mayUndo(thing, owner)))) return;
  throw roleRefusal(owner, 'manager');
}

/** Recently deleted rows still have their images. */
async function trashOf(nets: readonly Net[], ownerId: string, { store, clock }: Context) {
  const gone = nets.filter(({ isThere }) => !isThere);
  const found = await Promise.all(
    gone.map(async ({ kind, id }): Promise<[string, Trash][]> => {
      const trash = await store.trashed(kind, ownerId, id, clock());
      return trash ? [[`${kind} ${id}`, trash]] : [];
    }),
  );
  return new Map(found.flat());
}

type Undoing = { nets: readonly Net[]; undoes: string; how: How };

/** What the undo would do now. */
async function looked(owner: Owner, { nets, how }: Undoing, context: Context): Promise<Undone> {
  const { accountId: ownerId } = owner;
  const now = context.clock();
  const [{ planType }, before, trash] = await Promise.all([
    context.store.entitlement(ownerId, now),
    context.store.whole(ownerId),
    trashOf(nets, ownerId, context),
  ]);
  const since = how.changed_since ?? 'undo';
  const taking: TakingBack = { ownerId, planType, now, stamp: undefined, since, trash };
  return reply([takeBack(before, nets, taking)], null);
}

type Draft = ReturnType<typeof takeBack>;

function reply(drafts: readonly Draft[], change_id: string | null): Undone {
  const things = drafts.flatMap((draft) => draft.things);
  return {
    things: things.slice(0, 100),
    things_count: things.length,
    changed_since: drafts.flatMap((draft) => draft.changedSince).slice(0, 100),
    not_kept: drafts.flatMap(({ notKept }) =>
      notKept.map(({ kind, id, name }) => ({ kind, id, name })),
    ),
    change_id: things.length === 0 ? null : change_id,
  };
}

/** Prices of more dishes than a transaction holds are reverted by a job. */
export function jobOf(
  { onlyPrices }: Part,
  { catalogue, things }: Draft,
  before: OwnersCatalogue,
  { context, now }: { context: Pick<Context, 'newId'>; now: Date },
) {
  if (!onlyPrices) return {};
  const changed = new Set(things.map(({ id }) => id));
  const sized = new Set(before.items.flatMap(({ id, choices }) => (choices ? [id] : [])));
  // A job sets fields and removes none: a dish that had no choices has none again.
  const none = (id: string) => (sized.has(id) ? [] : undefined);
  const job: BulkJob = {
    id: context.newId(),
    created_at: now.toISOString(),
    kind: 'items',
    changes: catalogue.items
      .filter(({ id }) => changed.has(id))
      .map(({ id, price_thousandths, choices }) => ({
        id,
        to: { price_thousandths, choices: choices ?? none(id) },
      })),
  };
  return { job };
}

/** One transaction if it fits; otherwise part by part, and after an interruption the caller retries. */
async function undone(
  owner: Owner,
  undoing: Undoing,
  parts: readonly Part[],
  context: Context,
): Promise<Undone> {
  const { accountId: ownerId } = owner;
  const { nets, undoes, how } = undoing;
  const id = stampOf(context, context.clock())?.id ?? '';
  const trash = await trashOf(nets, ownerId, context);
  const drafts: Draft[] = [];
  for (const part of parts) {
    let draft: Draft | undefined;
    await changeCatalogue(
      ownerId,
      context,
      ({ before, ...given }) => {
        const since = how.changed_since ?? 'undo';
        draft = takeBack(before, part.nets, { ownerId, ...given, since, trash });
        const isUnsaid = how.changed_since === undefined && draft.changedSince.length > 0;
        if (isUnsaid) throw refuseChangedSince(draft.changedSince);
        const { catalogue: after, also } = draft;
        return { after, also, ...jobOf(part, draft, before, { context, now: given.now }) };
      },
      { partOf: { id, undoes } },
    );
    if (draft) drafts.push(draft);
  }
  return reply(drafts, id);
}

async function undo(owner: Owner, entries: Entry[], undoes: string, how: How, context: Context) {
  mustBeTheirs(entries, owner);
  const nets = netChanges(entries);
  if (nets.length > maxUndone) throw tooMuchToUndo();
  const undoing = { nets, undoes, how };
  if (how.dry_run) return looked(owner, undoing, context);
  const parts = inParts(nets);
  // With several parts, refuse before the first is written.
  if (parts.length > 1 && how.changed_since === undefined) {
    const { changed_since } = await looked(owner, undoing, context);
    if (changed_since.length > 0) throw refuseChangedSince(changed_since);
  }
  return undone(owner, undoing, parts, context);
}

/** Where the plan's history starts. */
async function firstOfPlan({ accountId }: Owner, { store, clock }: Context) {
  const now = clock();
  const { planType } = await store.entitlement(accountId, now);
  return new Date(now.getTime() - historyDays[planType] * 86_400_000);
}

export const undoChange: Handler<'undoChange'> = async ({ params, body }, owner, context) => {
  const since = firstIdAt(await firstOfPlan(owner, context));
  const changes = await context.changes();
  const work = params.id < since ? [] : await changes.work(owner.accountId, params.id);
  if (work.length === 0) throw notFound('Change');
  return undo(owner, work, params.id, body, context);
};

export const undoTime: Handler<'undoTime'> = async ({ body }, owner, context) => {
  const { from, until, ...how } = body;
  if (from >= until) throw invalidField('until', 'Must be after the beginning');
  const since = await firstOfPlan(owner, context);
  const first = new Date(Math.max(Date.parse(from), since.getTime()));
  const changes = await context.changes();
  const entries = await changes.entriesBetween(
    owner.accountId,
    firstIdAt(first),
    firstIdAt(new Date(until)),
  );
  return undo(owner, entries, `${from}/${until}`, how, context);
};
