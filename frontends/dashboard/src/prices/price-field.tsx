import { useEffect, useRef, useState, useCallback } from 'react';
import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import type { Money } from '../parts/money.ts';
import styles from './price-field.css';
import { PriceInput } from './price-input.tsx';
import { useOptimisticItemUpdate } from '../api/optimistic-item-update.ts';

type PriceFieldProps = {
  item: Item;
  /** As guests read the item's price. */
  format: Money['format'];
};

/** Edits a price inline: press, type, Enter. Several prices, or one with no number, are edited in a form. */
export function PriceField({ item, format }: PriceFieldProps) {
  const { id, name, price, choices, price_kind, locked } = item;
  const [typing, setTyping] = useState(false);
  const comesBack = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const setPrice = usePrice(format);
  useEffect(() => {
    if (typing || !comesBack.current) return;
    comesBack.current = false;
    button.current?.focus();
  }, [typing]);
  const end = (typed: number | undefined, byKey: boolean) => {
    comesBack.current = byKey;
    setTyping(false);
    if (typed !== undefined && typed !== price) setPrice(item, typed);
  };
  const words = priceWords(item, format);
  if (choices.length > 0 || !showsNumber(price_kind)) {
    return (
      <Link
        className={styles['price']}
        to={`/menu-item/${id}/edit`}
        aria-label={`${words}, change the prices of ${name}`}
      >
        {words}
      </Link>
    );
  }
  // Its code is there before the press: a field that comes later takes no typing, nor has it a keyboard on a phone.
  if (typing) return <PriceInput name={name} price={price} onEnd={end} />;
  return (
    <button
      ref={button}
      type="button"
      className={styles['price']}
      disabled={locked === true}
      aria-label={`${words}, change the price of ${name}`}
      onClick={() => setTyping(true)}
    >
      {words}
    </button>
  );
}

/** Changes only an item's price: what others saved meanwhile stays. */
function usePrice(format: Money['format']) {
  const change = useOptimisticItemUpdate<Pick<Item, 'price'>>();
  return useCallback(
    (item: Item, price: number): void => {
      const { id, name } = item;
      change(item, {
        from: { price: item.price },
        to: { price },
        send: async (body) => {
          const { updateItem } = await import('../api/item-changes.ts');
          return updateItem({ params: { id }, body });
        },
        said: `${name} costs ${format(price)} now`,
      });
    },
    [change, format],
  );
}
