import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import type { Suggestion } from '@menuleaf/shared/menu/suggestions/suggest-allergens.ts';
import type { AllergenChipState } from '@menuleaf/shared/menu/allergens/write-allergens.ts';
import { endToasts } from '@menuleaf/shared/ui/toast/toast.ts';
import type { Doc } from '../editor/doc/doc.ts';
import type { OpenEditing } from '../editor/editing/open-editing.ts';
import { allergensOfDish, isSame, pressed, textOf, withSuggestions } from './dish-allergens.ts';
import type { StoredTicks, Ticked } from './stored-ticks.ts';

const withConfirmed = (doc: Doc, ids: readonly string[], ticked: Ticked): Doc => {
  const dishes = { ...doc.dishes };
  for (const id of ids) {
    const dish = dishes[id];
    const allergens = dish && textOf(dish, ticked.get(id));
    if (dish && allergens !== undefined) {
      dishes[id] = { ...dish, allergens, allergens_confirmed: true };
    }
  }
  return { ...doc, dishes };
};

/** Subject of the message with Undo, which ends with the next step. */
export const confirmed = 'allergens-confirmed';

/** What a step did: it ticked, or it also confirmed. */
type Step = { before: Ticked; after: Ticked; isConfirming: boolean };

/** Unconfirmed ticks: kept on this device only, since guests see nothing the owner has not confirmed. */
export function createTickStore(editing: OpenEditing, stored: StoredTicks) {
  let ticked = stored.read(editing.get().doc);
  let isKept = true;
  let done: readonly Step[] = [];
  let undone: readonly Step[] = [];
  const listeners = new Set<() => void>();
  const set = (next: Ticked) => {
    ticked = next;
    isKept = stored.keep(ticked, editing.get().doc);
    endToasts({ about: confirmed });
    for (const listen of listeners) listen();
  };
  const go = (after: Ticked, isConfirming: boolean) => {
    const step = { before: ticked, after, isConfirming };
    done = [...done, step];
    undone = [];
    set(after);
    return step;
  };
  const without = (ids: readonly string[]) =>
    new Map([...ticked].filter(([id]) => !ids.includes(id)));
  const write = (id: string, change: (said: AllergenChipState) => AllergenChipState) => {
    const dish = editing.get().doc.dishes[id];
    if (!dish) return;
    const said = allergensOfDish(dish);
    const next = change(ticked.get(id) ?? said);
    const others = without([id]);
    go(isSame(next, said) ? others : others.set(id, next), false);
  };
  return {
    get: (id: string) => ticked.get(id),
    all: () => ticked,
    isKept: () => isKept,
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    press: (id: string, allergen: Allergen) => write(id, (said) => pressed(said, allergen)),
    take: (id: string, suggestions: readonly Suggestion[]) =>
      write(id, (said) => withSuggestions(said, suggestions)),
    /** Confirms these dishes as ticked, in one undoable step, and returns it. */
    confirm(ids: readonly string[]) {
      editing.change((doc) => withConfirmed(doc, ids, ticked));
      return go(without(ids), true);
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    /** The last step; of a given one nothing, if it is not the last. */
    undo(only?: Step) {
      const step = done.at(-1);
      if (!step || (only && only !== step)) return;
      if (step.isConfirming) editing.undo();
      done = done.slice(0, -1);
      undone = [...undone, step];
      set(step.before);
    },
    redo() {
      const step = undone.at(-1);
      if (!step) return;
      if (step.isConfirming) editing.redo();
      undone = undone.slice(0, -1);
      done = [...done, step];
      set(step.after);
    },
    /** Whether leaving the page would lose ticks. */
    unsaved: {
      get current() {
        return ticked.size > 0 && !isKept;
      },
    },
  };
}
export type Ticks = ReturnType<typeof createTickStore>;

export const TicksContext = createContext<Ticks | undefined>(undefined);

export function useTicks(): Ticks {
  const ticks = useContext(TicksContext);
  if (!ticks) throw new Error('No allergens are ticked here');
  return ticks;
}

export function useTicksOf<Part>(select: (ticks: Ticks) => Part): Part {
  const ticks = useTicks();
  return useSyncExternalStore(ticks.subscribe, () => select(ticks));
}

/** A dish's unconfirmed ticks; undefined if it is as saved. */
export const useTicked = (id: string) => useTicksOf((ticks) => ticks.get(id));
