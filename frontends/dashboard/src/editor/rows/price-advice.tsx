import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { choicesText } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { severalPrices } from '../../prices/several-prices.ts';
import { useEditing } from '../editing-context.ts';
import type { Dish } from '../doc/doc.ts';
import { possiblePrice } from '../doc/pasted-lines.ts';
import styles from './price-advice.css';
import rows from './rows.css';

type PriceAdviceProps = {
  dish: Dish;
  onWrite: (prices: Partial<Dish>) => void;
  /** Sizes need names: they are typed below the row. */
  onSizes: () => void;
};

/** What the owner may have meant by a price that cannot be saved: it is asked, never taken. */
export function PriceAdvice({ dish, onWrite, onSizes }: PriceAdviceProps) {
  const decimals = useEditing(({ doc }) => doc.decimals);
  const line = possiblePrice(dish, decimals);
  const prices = severalPrices(dish.price);
  if (!line && !prices) return null;
  const take = ({ currentTarget }: MouseEvent) => {
    if (line) return onWrite(line);
    const row = currentTarget.closest(`.${rows['dish']}`);
    flushSync(() => {
      onWrite({ choices: choicesText((prices ?? []).map((price) => ({ name: '', price }))) });
      onSizes();
    });
    // Their names are what is missing.
    row?.querySelector<HTMLElement>('[data-part=name]')?.focus();
  };
  return (
    <>
      {' '}
      <button type="button" className={styles['advice']} onClick={take}>
        {line ? `Use ${line.price} as its price` : 'Make them sizes'}
      </button>
    </>
  );
}
