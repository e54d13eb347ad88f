import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { decimalsProblem, typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { useMoney } from '../parts/money.ts';
import styles from './price-field.css';
import { readPrice } from './read-price.ts';

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
