import type { Doc } from '../doc/doc.ts';
import { resolved } from './conflicts.ts';
import { changed, redone, undone } from './history.ts';
import { saver, type Service } from './saver.ts';
import { unsentOf, withTheirs, type Editing } from './state.ts';
import type { UnsentStore } from './unsent.ts';

/** Milliseconds after the last change until it is kept on the device, and until it is sent. */
const untilKept = 250;
const untilSent = 900;

type Opening = { state: Editing; service: Service; unsent: UnsentStore; newKey?: () => string };

/** What is refused is tried again once it is another thing. */
const heldAfter = (held: Editing['held'], was: Doc, is: Doc): Editing['held'] =>
  Object.fromEntries(
    Object.entries(held).filter(
      ([id]) =>
        (is.dishes[id] ?? is.sections[id]) !== undefined &&
        is.dishes[id] === was.dishes[id] &&
        is.sections[id] === was.sections[id],
    ),
  );

/** One menu that is being edited: what is typed, what of it is saved, and what can be undone. */
export function openEditing({ state: first, service, unsent, newKey = newName }: Opening) {
  let state = first;
  /** The call that was under way when the page was left. */
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
    // The next page may have gone on meanwhile: what it keeps is newer.
    const isNext = isOver && unsent.read()?.call?.idempotency_key !== last;
    if (!isNext) unsent.keep(unsentOf(state));
  };
  const save = saver({ get, set, keep }, service, newKey);
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
  return {
    get,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    /** `of`: steps of the same name that follow each other are undone as one. */
    change: (next: (doc: Doc) => Doc, of?: string) => take(changed(state, next(state.doc), of)),
    undo: () => take(undone(state)),
    redo: () => take(redone(state)),
    /** Now, also what was refused before. */
    send() {
      set({ held: {} });
      send();
    },
    /** Reads what the service has now, such as an image that was made. */
    async refresh() {
      const content = await service.content().catch(() => undefined);
      if (content && !state.call) set(withTheirs(state, content));
    },
    /** What is typed so far outlives the page. */
    keep,
    resolve(fields: ReadonlySet<string>) {
      const [conflict, ...conflicts] = state.conflicts;
      if (!conflict) return;
      set({ conflicts });
      take(changed(state, resolved(state.doc, conflict, fields)));
      send();
    },
    /** Sends what is left; from here on the device keeps what it has, and the next page goes on with it. */
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
