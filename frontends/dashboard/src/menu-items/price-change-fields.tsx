import { useId } from 'react';
import { endings, type Ending, type PriceChange } from '@menuleaf/shared/menu/price-change.ts';
import styles from './bulk.css';

export type TypedChange = {
  way: 'raise' | 'lower';
  by: string;
  unit: PriceChange['unit'];
  ending: Ending;
};

const isEnding = (text: string): text is Ending => endings.some((ending) => ending === text);

/** What is meant by the form; undefined while it says no number. */
export function readChange({ way, by, unit, ending }: TypedChange): PriceChange | undefined {
  const amount = Number(by);
  if (!Number.isFinite(amount) || amount < 0) return undefined;
  if (by.trim() === '' && ending === 'none') return undefined;
  return { by: way === 'raise' ? amount : -amount, unit, ending };
}

type FieldsProps = {
  typed: TypedChange;
  onChange: (typed: TypedChange) => void;
  disabled: boolean;
};

export function PriceChangeFields({ typed, onChange, disabled }: FieldsProps) {
  const id = useId();
  return (
    <fieldset className={styles['fields']} disabled={disabled}>
      <label htmlFor={`${id}-way`}>
        Change
        <select
          id={`${id}-way`}
          value={typed.way}
          onChange={({ target }) =>
            onChange({ ...typed, way: target.value === 'lower' ? 'lower' : 'raise' })
          }
        >
          <option value="raise">Raise</option>
          <option value="lower">Lower</option>
        </select>
      </label>
      <label htmlFor={`${id}-by`}>
        By
        <input
          id={`${id}-by`}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          value={typed.by}
          onChange={({ target }) => onChange({ ...typed, by: target.value })}
        />
      </label>
      <label htmlFor={`${id}-unit`}>
        In
        <select
          id={`${id}-unit`}
          value={typed.unit}
          onChange={({ target }) =>
            onChange({ ...typed, unit: target.value === 'dollars' ? 'dollars' : 'percent' })
          }
        >
          <option value="percent">Percent</option>
          <option value="dollars">Dollars</option>
        </select>
      </label>
      <label htmlFor={`${id}-ending`}>
        Round to
        <select
          id={`${id}-ending`}
          value={typed.ending}
          onChange={({ target }) =>
            isEnding(target.value) ? onChange({ ...typed, ending: target.value }) : undefined
          }
        >
          {endings.map((ending) => (
            <option key={ending} value={ending}>
              {ending === 'none' ? 'No rounding' : ending}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
