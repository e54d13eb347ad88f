import * as z from '@menuleaf/shared/contracts/schema.ts';
import { id, instant } from '../fields/fields.ts';
import { contract } from '../operation.ts';
import { changedThing, thingKinds } from './changed-thing.ts';

const people = { access: 'owner', role: 'editor' } as const;
const managers = { access: 'owner', role: 'manager' } as const;

const kind = z.enum(thingKinds);

/** Things of one change that a reply names; of more it says how many there are. */
export const thingsNamed = 20;

export const changeAuthor = z.object({
  kind: z.enum(['person', 'api_key']),
  id: z.string(),
  /** Null of somebody whose sign-in is closed. */
  name: z.nullable(z.string()),
});

export const historyEntry = z.object({
  id: z.string(),
  at: instant,
  by: changeAuthor,
  /** The id of the change that it takes back, or the time of those. */
  undoes: z.nullable(z.string()),
  things: z.array(changedThing),
  /** With those that are not named. */
  things_count: z.number(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** What is changed again since it was to be taken back: left as it is now, or taken back all the same. */
const sinceChanged = z.optional(z.enum(['leave', 'undo']));

const how = {
  /** Tells what would become of it, and changes nothing. */
  dry_run: z.optional(z.boolean()),
  changed_since: sinceChanged,
};

const undoneThing = z.object({
  kind,
  id: z.string(),
  name: z.string(),
  /** What becomes of it. */
  does: z.enum(['change_back', 'bring_back', 'remove']),
});
export type UndoneThing = z.infer<typeof undoneThing>;

const undone = z.object({
  /** What is taken back. */
  things: z.array(undoneThing),
  things_count: z.number(),
  /** Those that were changed again since. */
  changed_since: z.array(undoneThing),
  /** What is not kept, and stays as it is. */
  not_kept: z.array(z.object({ kind, id: z.string(), name: z.string() })),
  /** The change that took it back; null where nothing was changed. */
  change_id: z.nullable(z.string()),
});
export type Undone = z.infer<typeof undone>;

/** Who changed what in the account, and taking it back. */
export const historyOperations = contract({
  listChanges: {
    ...people,
    method: 'GET',
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
      /** Names of things that lists of these changes name, by id. */
      names: z.record(z.string(), z.string()),
      /** Days that the plan lets one look back. */
      days: z.number(),
      plan_type: z.enum(['free', 'pro']),
    }),
  },
  undoChange: {
    ...people,
    method: 'POST',
    path: '/api/catalogue/history/{id}/undo',
    summary: 'Take one change back; 409 where something of it was changed again since',
    body: z.object(how),
    reply: undone,
  },
  undoTime: {
    ...managers,
    method: 'POST',
    path: '/api/catalogue/history/undo',
    summary: 'Take back all that was changed in a time, such as a day',
    body: z.object({ from: instant, until: instant, ...how }),
    reply: undone,
  },
});
