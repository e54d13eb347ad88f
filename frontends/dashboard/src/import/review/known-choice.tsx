import { typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import type { ReadPrices } from '../read-prices.ts';
import type { KnownItem } from '../again/known-item.ts';
import { costsAsKnown, type DraftDish, pricesOf } from '../draft.ts';
import styles from './dish.css';

type KnownChoiceProps = {
  dish: DraftDish;
  known: KnownItem;
  isOpen: boolean;
  onChoose: (choice: DraftDish['choice']) => void;
};

/** A dish already on the menu is not added twice, unless the owner chooses so. */
export function KnownChoice({ dish, known, isOpen, onChoose }: KnownChoiceProps) {
  const prices = pricesOf(dish);
  const isSame = prices !== undefined && costsAsKnown(prices, known);
  if (isSame && dish.choice === 'skip' && !isOpen && !dish.isNear)
    return <p className={styles['marked']}>Already on this menu</p>;
  const typed = (price: number) => typedPrice(price, dish.decimals);
  const inShort = (priced: ReadPrices) => priceWords(priced, typed);
  const now: ReadPrices = { ...known, choices: [...known.choices] };
  // Where sizes differ only above the least of them, all are said.
  const isAlike = prices !== undefined && !isSame && inShort(prices) === inShort(now);
  const words = (priced: ReadPrices) =>
    (isAlike && priced.choices.map(({ name, price }) => `${name} ${typed(price)}`).join('; ')) ||
    inShort(priced);
  return (
    <label className={styles['known']}>
      <span>Already on this menu: {words(now)}</span>
      <select
        aria-label={`What to do with ${dish.name}`}
        value={dish.choice}
        onChange={({ target }) => {
          const choice = (['update', 'skip', 'add'] as const).find((one) => one === target.value);
          if (choice) onChoose(choice);
        }}
      >
        {prices === undefined || isSame ? null : (
          <option value="update">Change its price to {words(prices)}</option>
        )}
        <option value="skip">Leave it as it is</option>
        <option value="add">{dish.isNear ? 'Add it as a new dish' : 'Add it once more'}</option>
      </select>
    </label>
  );
}
