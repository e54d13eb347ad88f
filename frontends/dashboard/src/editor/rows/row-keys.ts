import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isBlank } from '../doc/reading.ts';
import type { DishRow } from '../doc/rows.ts';
import type { Dish } from '../doc/doc.ts';
import { isComposing } from '../../parts/typing/is-composing.ts';
import type { RowActions } from './row-actions.ts';

const fieldOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.dataset['field'] : undefined;

const isTyping = (target: EventTarget) =>
  ['name', 'price', 'description'].includes(fieldOf(target) ?? '');

type Typed = KeyboardEvent<HTMLElement>;

/** Keys of a dish row: Enter for the next one, Backspace for an empty one, Alt+arrow, or an arrow on its handle, to move it. */
export function dishKeys(
  row: DishRow,
  dish: Dish,
  actions: RowActions,
  moved: (said: string) => void,
) {
  const move = (event: Typed) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    const field = fieldOf(event.target);
    const place = actions.step(row, by);
    if (place === undefined) return;
    moved(place);
    actions.focus(row.id, field === 'handle' ? 'handle' : 'name');
  };
  return {
    onKeyDown(event: Typed) {
      if (isComposing(event)) return;
      if (event.altKey || fieldOf(event.target) === 'handle') move(event);
      else if (event.key === 'Enter' && !event.shiftKey && isTyping(event.target)) {
        event.preventDefault();
        actions.addNext(row);
      } else if (event.key === 'Backspace' && isBlank(dish) && fieldOf(event.target) === 'name') {
        event.preventDefault();
        actions.remove(row);
      }
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      if (!isBlank(dish) || fieldOf(event.target) !== 'name') return;
      if (actions.paste(row, event.clipboardData.getData('text'))) event.preventDefault();
    },
  };
}
