import { editors, managers } from '../methods.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id, instant } from '../fields/reply-fields.ts';
import { contract } from '../operation.ts';
import { changedThing, thingKinds } from './changed-thing.ts';

const kind = z.enum(thingKinds);

/** Maximum things of one change in a reply; beyond it there is only the count. */
export const thingsNamed = 20;

export const changeAuthor = z.object({
  kind: z.enum(['person', 'api_key']),
  id: z.string(),
  /** Null once their login is closed. */
  name: z.nullable(z.string()),
});

export const historyEntry = z.object({
  id: z.string(),
  at: instant,
  by: changeAuthor,
  /** Id of the change that it undoes, or their time range. */
  undoes: z.nullable(z.string()),
  things: z.array(changedThing),
  /** Including those not listed. */
  things_count: z.number(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** For things changed again since then: leave them as they are, or undo anyway. */
const sinceChanged = z.optional(z.enum(['leave', 'undo']));

const how = {
  /** Returns the outcome without changing anything. */
  dry_run: z.optional(z.boolean()),
  changed_since: sinceChanged,
};

const undoneThing = z.object({
  kind,
  id: z.string(),
  name: z.string(),
  /** Effect of the undo. */
  does: z.enum(['change_back', 'bring_back', 'remove']),
});
export type UndoneThing = z.infer<typeof undoneThing>;

const undone = z.object({
  things: z.array(undoneThing),
  things_count: z.number(),
  /** Those changed again since then. */
  changed_since: z.array(undoneThing),
  /** Not recorded, so left unchanged. */
  not_kept: z.array(z.object({ kind, id: z.string(), name: z.string() })),
  /** Id of the change that undid it; null if nothing changed. */
  change_id: z.nullable(z.string()),
});
export type Undone = z.infer<typeof undone>;

/** The account's change history, and undo. */
export const historyOperations = contract({
  listChanges: {
    ...editors.get,
    path: '/api/catalogue/history',
    summary:
      'Who changed what, newest first; of one thing, of one menu with what stands on it, or of one person',
    query: z.object({
      cursor: z.optional(id),
      kind: z.optional(kind),
      id: z.optional(id),
      /** A person or an API key. */
      by: z.optional(id),
    }),
    reply: z.object({
      changes: z.array(historyEntry),
      next_cursor: z.nullable(z.string()),
      /** Names of the things in these changes, by id. */
      names: z.record(z.string(), z.string()),
      /** Days of history in the plan. */
      days: z.number(),
      plan_type: z.enum(['free', 'pro']),
    }),
  },
  undoChange: {
    ...editors.post,
    path: '/api/catalogue/history/{id}/undo',
    summary: 'Take one change back; 409 where something of it was changed again since',
    body: z.object(how),
    reply: undone,
  },
  undoTime: {
    ...managers.post,
    path: '/api/catalogue/history/undo',
    summary: 'Take back all that was changed in a time, such as a day',
    body: z.object({ from: instant, until: instant, ...how }),
    reply: undone,
  },
});
