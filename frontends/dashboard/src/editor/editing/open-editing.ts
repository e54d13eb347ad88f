import type { Doc } from '../doc/doc.ts';
import { resolved } from './conflicts.ts';
import { changed, redone, undone } from './history.ts';
import { createAutosave, type Service } from './autosave.ts';
import { unsentOf, mergeRemoteChanges, type Editing } from './state.ts';
import type { UnsentStore } from './unsent.ts';

/** Milliseconds from the last change until it is persisted, and until it is sent. */
const untilKept = 250;
const untilSent = 900;

type Opening = { state: Editing; service: Service; unsent: UnsentStore; newKey?: () => string };

/** A refused thing is retried once it changes. */
const heldAfter = (held: Editing['held'], was: Doc, is: Doc): Editing['held'] =>
  Object.fromEntries(
    Object.entries(held).filter(
      ([id]) =>
        (is.dishes[id] ?? is.sections[id]) !== undefined &&
        is.dishes[id] === was.dishes[id] &&
        is.sections[id] === was.sections[id],
    ),
  );

/** An open menu: what is typed, what is saved, and the undo history. */
export function openEditing({ state: first, service, unsent, newKey = newName }: Opening) {
  let state = first;
  /** Key of the call in flight when the page was left. */
  let last: string | undefined;
  let isOver = false;
  const listeners = new Set<() => void>();
  const timers: Record<'keep' | 'send', ReturnType<typeof setTimeout> | undefined> = {
    keep: undefined,
    send: undefined,
  };
  const get = () => state;
  const set = (change: Partial<Editing>) => {
    state = { ...state, ...change };
    for (const listen of listeners) listen();
  };
  const keep = () => {
    clearTimeout(timers.keep);
    // The next page may have continued: what it persisted is newer.
    const isNext = isOver && unsent.read()?.call?.idempotency_key !== last;
    if (!isNext) unsent.keep(unsentOf(state));
  };
  const save = createAutosave({ get, set, keep }, service, newKey);
  const send = () => {
    clearTimeout(timers.send);
    void save.run();
  };
  const take = (edited: Pick<Editing, 'doc' | 'past'>) => {
    if (edited.doc === state.doc) return;
    const held = heldAfter(state.held, state.doc, edited.doc);
    const isQuiet = state.status === 'saved';
    set({ ...edited, held, ...(isQuiet && { status: 'unsaved' }) });
    clearTimeout(timers.keep);
    clearTimeout(timers.send);
    timers.keep = setTimeout(keep, untilKept);
    timers.send = setTimeout(send, untilSent);
  };
  /** Refetches the menu, such as after an image was made. */
  const refresh = async (): Promise<void> => {
    const { saves } = state;
    const content = await service.content().catch(() => undefined);
    // What was saved meanwhile is newer than what came.
    if (content && state.saves !== saves) return refresh();
    if (content && !state.call) set(mergeRemoteChanges(state, content));
  };
  return {
    get,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    /** `of`: consecutive steps with the same name are undone as one. */
    change: (next: (doc: Doc) => Doc, of?: string) => take(changed(state, next(state.doc), of)),
    undo: () => take(undone(state)),
    redo: () => take(redone(state)),
    /** Sends at once, refused edits too. */
    send() {
      set({ held: {} });
      send();
    },
    refresh,
    /** Persists what is typed on the device. */
    keep,
    resolve(fields: ReadonlySet<string>) {
      const [conflict, ...conflicts] = state.conflicts;
      if (!conflict) return;
      set({ conflicts });
      take(changed(state, resolved(state.doc, conflict, fields)));
      send();
    },
    /** Sends what is left, then stops saving; the next page resumes from the device. */
    close() {
      send();
      keep();
      last = state.call?.idempotency_key;
      isOver = true;
      save.end();
    },
  };
}
export type OpenEditing = ReturnType<typeof openEditing>;

export const newName = () => crypto.randomUUID();
