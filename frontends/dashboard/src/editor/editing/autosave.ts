import { ApiError, isStale } from '@menuleaf/shared/browser/client/api-error.ts';
import type { MenuContent } from '@menuleaf/shared/contracts/catalogue/menus/menu-content.ts';
import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { withEdits } from '../doc/apply-edit.ts';
import { merged } from '../doc/merge.ts';
import { docOf, factsOf } from '../doc/doc.ts';
import { forPage, forService, namesBy, subjectOf } from './names.ts';
import { editsToSend, mergeRemoteChanges, type Editing } from './state.ts';
import type { Call } from './unsent.ts';

export type Saved = MenuContent & { made: readonly { ref: string; id: string }[] };

export type Service = {
  content: () => Promise<MenuContent>;
  edit: (call: Call) => Promise<Saved>;
};

type Store = { get: () => Editing; set: (change: Partial<Editing>) => void; keep: () => void };

/** Maximum edits per call: their changes must fit one transaction. */
const mostEdits = 90;

/** Seconds between retries. */
const pauses = [2, 4, 8, 15, 30];

/** With 401, either the page is left, or another tab has signed in since. */
const isTransient = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status < 400 ||
  [401, 429].includes(error.status) ||
  error.status >= 500;

/** Things taken off the menu without being deleted. */
function awayAfter(state: Editing, edits: readonly NewMenuEdit[]): string[] {
  const away = new Set(state.away);
  for (const edit of edits) {
    if (edit.do === 'take_out_item') away.add(edit.item);
    if (edit.do === 'remove_category') {
      away.add(edit.category);
      for (const dish of state.base.sections[edit.category]?.dishes ?? []) away.add(dish);
    }
    if (edit.do === 'delete_item' || edit.do === 'delete_category') away.delete(subjectOf(edit));
  }
  return [...away];
}

/** State after a call, keeping what was typed since it was sent. */
function afterCall(state: Editing, call: Call, saved: Saved): Partial<Editing> {
  const edits = forPage(call.edits, state.ids);
  const ids = { ...state.ids, ...Object.fromEntries(saved.made.map(({ ref, id }) => [ref, id])) };
  const nameOf = namesBy(ids);
  const base = docOf(saved, nameOf, state.base.decimals);
  return {
    ids,
    base,
    doc: merged(withEdits(state.base, edits), state.doc, base),
    facts: factsOf(saved, nameOf),
    about: saved,
    away: awayAfter(state, edits),
    call: undefined,
    saves: state.saves + 1,
  };
}

/** Autosaves: one call at a time, retried until it is answered. */
export function createAutosave(store: Store, service: Service, newKey: () => string) {
  let isRunning = false;
  let isOver = false;
  let most = mostEdits;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const nextCall = (): Call | undefined => {
    const state = store.get();
    const edits = forService(editsToSend(state).slice(0, most), state.ids);
    return edits.length > 0 ? { edits, idempotency_key: newKey() } : undefined;
  };

  const later = (error: unknown) => {
    const isAsked = error instanceof ApiError && error.status > 0;
    store.set({ status: isAsked ? 'waiting' : 'offline' });
    const asked = error instanceof ApiError ? error.retryAfter : undefined;
    const seconds = asked ?? pauses[Math.min(tries, pauses.length - 1)] ?? 30;
    tries += 1;
    timer = setTimeout(() => void run(), seconds * 1000);
  };

  /** Halves the batch until the refused edit is known, then holds that one for the owner. */
  const refused = (error: ApiError, call: Call) => {
    store.set({ call: undefined });
    const at = error.places[0]?.findLast((step) => typeof step === 'number');
    const edit = call.edits[at ?? 0];
    if (at === undefined && call.edits.length > 1) most = Math.floor(call.edits.length / 2);
    else if (edit) hold(forPage([edit], store.get().ids), error);
  };

  const hold = (edits: readonly NewMenuEdit[], { detail, code, message }: ApiError) => {
    const refusal = { message: detail || message, code };
    // A plan limit for one edit holds all others of its kind.
    const kinds = code === 'plan_limit' ? edits.map((edit) => edit.do) : [];
    const others = editsToSend(store.get()).filter((edit) => kinds.includes(edit.do));
    const held = [...edits, ...others].map((edit) => [subjectOf(edit), refusal]);
    store.set({ held: { ...store.get().held, ...Object.fromEntries(held) } });
  };

  /** Returns whether to retry at once. */
  const failed = async (error: unknown, call: Call): Promise<boolean> => {
    if (isTransient(error) || !(error instanceof ApiError)) {
      later(error);
      return false;
    }
    if (isStale(error)) {
      try {
        store.set(mergeRemoteChanges(store.get(), await service.content()));
      } catch (cause) {
        later(cause);
        return false;
      }
    } else refused(error, call);
    store.keep();
    return true;
  };

  const round = async (): Promise<boolean> => {
    const { call: unanswered, conflicts } = store.get();
    if (isOver || (conflicts.length > 0 && !unanswered)) return false;
    const call = unanswered ?? nextCall();
    if (!call) {
      store.set({ status: 'saved' });
      return false;
    }
    store.set({ call, status: 'saving' });
    store.keep();
    try {
      const saved = await service.edit(call);
      store.set(afterCall(store.get(), call, saved));
    } catch (error) {
      return failed(error, call);
    }
    tries = 0;
    most = Math.min(mostEdits, most * 2);
    store.keep();
    return true;
  };

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isRunning) return;
    isRunning = true;
    try {
      while (await round());
    } finally {
      isRunning = false;
    }
  }

  return {
    run,
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
