import { useEffect, useRef, useState, useCallback, useId, type KeyboardEvent } from 'react';
import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import type { Money } from '../parts/money.ts';
import styles from './price-field.css';
import { useOptimisticItemUpdate } from '../api/optimistic-item-update.ts';
import { decimalsProblem, typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { readPrice } from './read-price.ts';

type PriceInputProps = {
  name: string;
  price: number;
  decimals: number;
  /** Without a price if unchanged; ended by a key, or by losing focus. */
  onEnd: (typed: number | undefined, byKey: boolean) => void;
};

/** Price input. Invalid text stays, with an error. */
function PriceInput({ name, price, decimals, onEnd }: PriceInputProps) {
  const [typed, setTyped] = useState(() => typedPrice(price, decimals));
  const [wrong, setWrong] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  const id = useId();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const end = (next: number | undefined, byKey: boolean) => {
    // Browsers may fire blur when the field is removed.
    if (ended.current) return;
    ended.current = true;
    onEnd(next, byKey);
  };
  const save = (byKey: boolean) => {
    const read = readPrice(typed, decimals);
    if (typeof read === 'string') return setWrong(read);
    const problem = read !== price && decimalsProblem(read, decimals);
    if (problem) setWrong(problem);
    else end(read, byKey);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Otherwise the key would press the button that replaces the field.
    event.preventDefault();
    if (event.key === 'Enter') save(true);
    else end(undefined, true);
  };
  return (
    <div className={styles['typing']}>
      <input
        ref={input}
        className={styles['input']}
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={`Price of ${name}`}
        aria-invalid={wrong !== ''}
        aria-describedby={id}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong('');
        }}
        onKeyDown={onKey}
        onBlur={() => save(false)}
      />
      <p id={id} role="alert" className={styles['wrong']}>
        {wrong}
      </p>
    </div>
  );
}

type PriceFieldProps = {
  item: Item;
  /** As guests read the item's price. */
  money: Money;
};

/** Edits a price inline: press, type, Enter. Several prices, or one with no number, are edited in a form. */
export function PriceField({ item, money }: PriceFieldProps) {
  const { format, decimals } = money;
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
  if (typing) return <PriceInput name={name} price={price} decimals={decimals} onEnd={end} />;
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
