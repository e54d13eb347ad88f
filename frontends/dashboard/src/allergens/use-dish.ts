import { noDish } from '../editor/doc/doc.ts';
import { useEditing } from '../editor/editing-context.ts';
import { allergensOfDish, openSuggestions } from './dish-allergens.ts';
import { useTicked } from './ticks.ts';

/** A dish of the grid: its allergens, its suggestions, and whether the owner confirmed it. */
export function useDish(id: string) {
  const dish = useEditing(({ doc }) => doc.dishes[id]) ?? noDish;
  const isLocked = useEditing(({ facts }) => facts[id]?.locked === true);
  const confirmedAt = useEditing(({ facts }) => facts[id]?.confirmed_at);
  const ticked = useTicked(id);
  const said = ticked ?? allergensOfDish(dish);
  return {
    id,
    dish,
    said,
    named: dish.name || 'new dish',
    isLocked,
    confirmedAt,
    suggestions: openSuggestions(dish, said),
    isConfirmed: dish.allergens_confirmed && !ticked,
    isTicked: ticked !== undefined,
  };
}
export type GridDish = ReturnType<typeof useDish>;
