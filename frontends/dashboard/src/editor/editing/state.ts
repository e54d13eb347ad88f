import type { ErrorCode } from '@menuleaf/shared/contracts/errors.ts';
import type { MenuContent } from '@menuleaf/shared/contracts/catalogue/menus/menu-content.ts';
import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { withEdits } from '../doc/apply-edit.ts';
import { docOf, factsOf, type Doc, type Facts } from '../doc/doc.ts';
import { asSent, asTyped, diffDocs, type Reading } from '../doc/diff-docs.ts';
import { isBlank } from '../doc/reading.ts';
import { merged } from '../doc/merge.ts';
import { type Conflict, conflictsOf } from './conflicts.ts';
import type { Past } from './history.ts';
import { forPage, type Ids, namesBy, subjectOf } from './names.ts';
import type { Call, Unsent } from './unsent.ts';

/** Why it cannot be saved as is. */
export type Refusal = { message: string; code: ErrorCode | undefined };

/** `offline`: no response. `waiting`: retried after an error. */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'offline' | 'waiting';

export type Editing = {
  /** The service's version. */
  base: Doc;
  /** The owner's version. */
  doc: Doc;
  facts: Facts;
  about: Pick<MenuContent, 'menu' | 'restaurant'>;
  ids: Ids;
  away: readonly string[];
  call: Call | undefined;
  held: Readonly<Record<string, Refusal>>;
  conflicts: readonly Conflict[];
  status: SaveStatus;
  /** Number of saves since the page was opened. */
  saves: number;
  past: Past;
};

const isNew = (id: string, ids: Ids) => id.startsWith('new:') && ids[id] === undefined;

const readingOf = ({ ids, away, facts }: Editing): Omit<Reading, 'dish' | 'section'> => ({
  absence: (id) => (isNew(id, ids) ? 'new' : away.includes(id) ? 'away' : 'deleted'),
  versionOf: (id) => facts[id]?.updated_at,
});

/** Edits that can be sent now; refused ones wait until changed. */
export function editsToSend(state: Editing): NewMenuEdit[] {
  const { base, doc, held } = state;
  const sent = asSent(doc.decimals);
  const reading: Reading = {
    ...readingOf(state),
    dish: (id, dish) => (id in held ? undefined : sent.dish(id, dish)),
    section: (id, section) => (id in held ? undefined : sent.section(id, section)),
  };
  return diffDocs(base, doc, reading).filter((edit) => !(subjectOf(edit) in held));
}

/** Edits left after the pending call, as typed. */
export function unsentOf(state: Editing): Unsent {
  const { base, doc, call, ids, away } = state;
  const sent = call ? withEdits(base, forPage(call.edits, ids)) : base;
  const typed = asTyped(doc.decimals);
  const edits = diffDocs(sent, doc, {
    ...readingOf(state),
    ...typed,
    dish: (id, dish) => (isNew(id, ids) && isBlank(dish) ? undefined : typed.dish(id, dish)),
  });
  return { call, edits, ids: { ...ids }, away: [...away] };
}

/** State of a loaded menu, with edits left unsaved last time. */
export function openedWith(
  content: MenuContent,
  decimals: number,
  unsent?: Omit<Unsent, 'call'>,
): Editing {
  const ids = unsent?.ids ?? {};
  const base = docOf(content, namesBy(ids), decimals);
  return {
    base,
    doc: withEdits(base, unsent?.edits ?? []),
    facts: factsOf(content, namesBy(ids)),
    about: content,
    ids,
    away: unsent?.away ?? [],
    call: undefined,
    held: {},
    conflicts: [],
    status: 'saved',
    saves: 0,
    past: { done: [], undone: [] },
  };
}

/** Merges what others saved meanwhile; if both changed the same field, the owner is asked. */
export function mergeRemoteChanges(state: Editing, content: MenuContent): Editing {
  const { base, doc, ids } = state;
  const theirs = docOf(content, namesBy(ids), base.decimals);
  const conflicts = conflictsOf(base, doc, theirs);
  const facts = factsOf(content, namesBy(ids));
  const next = { base: theirs, doc: merged(base, doc, theirs), facts, about: content };
  return { ...state, ...next, conflicts, call: undefined };
}
