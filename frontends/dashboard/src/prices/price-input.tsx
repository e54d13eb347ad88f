import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { price as priceRule } from '@menuleaf/shared/contracts/catalogue/items/item-fields.ts';
import { decimalsProblem, typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { useMoney } from '../parts/money.ts';
import styles from './price-field.css';

type PriceInputProps = {
  name: string;
  price: number;
  /** With no price when it stays as it was; by a key, or because the owner went elsewhere. */
  onEnd: (typed: number | undefined, byKey: boolean) => void;
};

/** Where a price is typed. What cannot be read stays, and says why. */
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
    // A browser may say that the field lost the focus when it goes.
    if (ended.current) return;
    ended.current = true;
    onEnd(next, byKey);
  };
  const save = (byKey: boolean) => {
    const read = priceRule.safeParse(typed);
    const fine = read.success && read.data !== price && decimalsProblem(read.data, decimals);
    if (!read.success) setWrong(read.error.issues[0]?.message ?? '');
    else if (fine) setWrong(fine);
    else end(read.data, byKey);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Else the same key would press the button that takes the place of the field.
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
