import { choiceRows } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { useMoney } from '../../parts/money.ts';
import type { Dish } from '../doc/doc.ts';
import { LineField } from './line-field.tsx';
import styles from './rows.css';

type DishPriceProps = {
  dish: Dish;
  wrong: string | undefined;
  isLocked: boolean;
  onWrite: (price: string) => void;
  /** Multiple prices or no number: edited below the row. */
  onOpen: () => void;
};

/** The currency sign, such as `$` or `€`; empty where restaurants differ. */
const signOf = (format: (price: number) => string) =>
  format(0).replaceAll(/[\d.,\s\u00A0\u202F]/g, '');

/** A dish's price as guests read it. */
export function DishPrice({ dish, wrong, isLocked, onWrite, onOpen }: DishPriceProps) {
  const { format, decimals } = useMoney(useParams().id);
  const named = dish.name || 'new dish';
  const rows = choiceRows(dish.choices);
  if (dish.price_kind === 'market' || rows.length > 0) {
    const words = rows.map(({ name, price }) => `${name} ${price}`);
    const said = dish.price_kind === 'market' ? 'Market price' : words.join(' ');
    return (
      <button
        type="button"
        className={[styles['field'], styles['several']].join(' ')}
        aria-label={`Prices of ${named}: ${said}`}
        disabled={isLocked}
        onClick={onOpen}
      >
        {dish.price_kind === 'market' ? said : <Several rows={rows} />}
      </button>
    );
  }
  return (
    <span className={styles['amount']}>
      <span aria-hidden="true">
        {dish.price_kind === 'from' ? 'from ' : ''}
        {signOf(format)}
      </span>
      <LineField
        label={`Price of ${named}`}
        field="price"
        placeholder={(0).toFixed(decimals)}
        inputMode="decimal"
        value={dish.price}
        wrong={wrong}
        readOnly={isLocked}
        onChange={onWrite}
      />
    </span>
  );
}

const Several = ({ rows }: { rows: readonly { name: string; price: string }[] }) =>
  rows.map(({ name, price }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a row is what its number is
    <span key={at}>
      <small>{name}</small> {price}{' '}
    </span>
  ));
