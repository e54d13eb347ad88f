import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import type { Suggestion } from '@menuleaf/shared/menu/suggestions/suggest-allergens.ts';
import type { AllergenChipState } from '@menuleaf/shared/menu/allergens/write-allergens.ts';
import type { Doc } from '../editor/doc/doc.ts';
import type { OpenEditing } from '../editor/editing/open-editing.ts';
import { allergensOfDish, pressed, textOf, withSuggestions } from './dish-allergens.ts';

const withConfirmed = (
  doc: Doc,
  ids: readonly string[],
  ticked: ReadonlyMap<string, AllergenChipState>,
): Doc => {
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

/** Unconfirmed ticks: kept on this page only, since guests see nothing the owner has not confirmed. */
export function createTickStore(editing: OpenEditing) {
  let ticked: ReadonlyMap<string, AllergenChipState> = new Map();
  const listeners = new Set<() => void>();
  const set = (next: ReadonlyMap<string, AllergenChipState>) => {
    ticked = next;
    for (const listen of listeners) listen();
  };
  const write = (id: string, change: (said: AllergenChipState) => AllergenChipState) => {
    const dish = editing.get().doc.dishes[id];
    if (dish) set(new Map([...ticked, [id, change(ticked.get(id) ?? allergensOfDish(dish))]]));
  };
  return {
    get: (id: string) => ticked.get(id),
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    press: (id: string, allergen: Allergen) => write(id, (said) => pressed(said, allergen)),
    take: (id: string, suggestions: readonly Suggestion[]) =>
      write(id, (said) => withSuggestions(said, suggestions)),
    /** Confirms these dishes as ticked, in one undoable step. */
    confirm(ids: readonly string[]) {
      editing.change((doc) => withConfirmed(doc, ids, ticked));
      set(new Map([...ticked].filter(([id]) => !ids.includes(id))));
    },
    /** Whether leaving the page would lose ticks. */
    unsaved: {
      get current() {
        return ticked.size > 0;
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

/** A dish's unconfirmed ticks; undefined if it is as saved. */
export function useTicked(id: string): AllergenChipState | undefined {
  const ticks = useTicks();
  return useSyncExternalStore(ticks.subscribe, () => ticks.get(id));
}
