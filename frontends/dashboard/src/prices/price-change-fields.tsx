import { useId } from 'react';
import {
  endings,
  endingsWith,
  type Ending,
  type PriceChange,
} from '@menuleaf/shared/menu/prices/price-change.ts';
import { readDecimal } from '@menuleaf/shared/contracts/fields/decimal.ts';
import { useMoney } from '../parts/money.ts';
import { unitName } from './unit-name.ts';
import styles from '../parts/styles/bulk.css';

export type TypedChange = {
  way: 'raise' | 'lower';
  by: string;
  unit: PriceChange['unit'];
  ending: Ending;
};

const isEnding = (text: string): text is Ending => endings.some((ending) => ending === text);

/** Error in the typed number; undefined if there is none. */
export function problemOf({ by }: TypedChange): string | undefined {
  if (by.trim() === '') return undefined;
  const amount = readDecimal(by);
  if (amount === 'unclear') return 'This can be read in two ways. Write it like 1234.50';
  return amount === 'no number' || amount < 0 ? 'Must be a number, 0 or more' : undefined;
}

/** Parses the form; undefined if it has no number. */
export function readChange(typed: TypedChange): PriceChange | undefined {
  const { way, by, unit, ending } = typed;
  const isBlank = by.trim() === '';
  const amount = isBlank ? 0 : readDecimal(by);
  if (typeof amount !== 'number' || problemOf(typed) !== undefined) return undefined;
  if (isBlank && ending === 'none') return undefined;
  return { by: way === 'raise' ? amount : -amount, unit, ending };
}

type FieldsProps = {
  typed: TypedChange;
  onChange: (typed: TypedChange) => void;
  disabled: boolean;
};

const capitalized = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

export function PriceChangeFields({ typed, onChange, disabled }: FieldsProps) {
  const id = useId();
  const problem = problemOf(typed);
  const money = useMoney();
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
          inputMode="decimal"
          value={typed.by}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => onChange({ ...typed, by: target.value })}
        />
      </label>
      <label htmlFor={`${id}-unit`}>
        In
        <select
          id={`${id}-unit`}
          value={typed.unit}
          onChange={({ target }) =>
            onChange({ ...typed, unit: target.value === 'amount' ? 'amount' : 'percent' })
          }
        >
          <option value="percent">Percent</option>
          <option value="amount">{capitalized(unitName(money))}</option>
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
          {endingsWith(money.decimals).map((ending) => (
            <option key={ending} value={ending}>
              {ending === 'none' ? 'No rounding' : ending}
            </option>
          ))}
        </select>
      </label>
      <output id={`${id}-problem`} className={styles['problem']}>
        {problem}
      </output>
    </fieldset>
  );
}
