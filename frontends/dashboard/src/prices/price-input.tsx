import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { price as priceRule } from '@menuleaf/shared/contracts/catalogue/items/item-fields.ts';
import { decimalsProblem, typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { loadWhenOnline } from '@menuleaf/shared/ui/toast/load-when-online.ts';
import { useMoney } from '../parts/money.ts';
import styles from './price-field.css';

/** As the contract reads it; what is written otherwise needs more code, which the first view does without. */
const isPlain = /^\d*(?:[.,]\d{1,2})?$/;

type PriceInputProps = {
  name: string;
  price: number;
  /** Without a price if unchanged; ended by a key, or by losing focus. */
  onEnd: (typed: number | undefined, byKey: boolean) => void;
};

/** Price input. Invalid text stays, with an error. */
export function PriceInput({ name, price, onEnd }: PriceInputProps) {
  const { decimals } = useMoney();
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
  const take = (plain: string, byKey: boolean) => {
    const read = priceRule.safeParse(plain);
    const fine = read.success && read.data !== price && decimalsProblem(read.data, decimals);
    if (!read.success) setWrong(read.error.issues[0]?.message ?? '');
    else if (fine) setWrong(fine);
    else end(read.data, byKey);
  };
  const save = (byKey: boolean) => {
    if (isPlain.test(typed)) return take(typed, byKey);
    const loaded = loadWhenOnline(() => import('./plain-price.ts'));
    void loaded.then(({ plainPrice }) => take(plainPrice(typed, decimals), byKey));
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
