import type { DraftDish, KnownItem } from '../draft.ts';
import { priceOf } from '../draft.ts';
import styles from './review.css';

type KnownChoiceProps = {
  dish: DraftDish;
  known: KnownItem;
  onChoose: (choice: DraftDish['choice']) => void;
};

const money = (price: number) => price.toFixed(2);

/** A dish that is on the menu already is not added twice, unless the owner wants it so. */
export function KnownChoice({ dish, known, onChoose }: KnownChoiceProps) {
  const price = priceOf(dish);
  const isSame = price === known.price;
  return (
    <label className={styles['known']}>
      <span>Already on this menu at {money(known.price)}</span>
      <select
        aria-label={`What to do with ${dish.name}`}
        value={dish.choice}
        onChange={({ target }) => {
          const choice = (['update', 'skip', 'add'] as const).find((one) => one === target.value);
          if (choice) onChoose(choice);
        }}
      >
        {price === undefined || isSame ? null : (
          <option value="update">Change its price to {money(price)}</option>
        )}
        <option value="skip">Leave it as it is</option>
        <option value="add">Add it once more</option>
      </select>
    </label>
  );
}
