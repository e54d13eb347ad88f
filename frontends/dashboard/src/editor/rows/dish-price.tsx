import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import { choiceRows } from '@menuleaf/shared/menu/prices/choice-text.ts';
import { typedPrice } from '@menuleaf/shared/menu/prices/price-decimals.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { useMoney } from '../../parts/money.ts';
import { readPrice } from '../../prices/read-price.ts';
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
  const isNumber = showsNumber(dish.price_kind);
  if (!isNumber || rows.length > 0) {
    const words = rows.map(({ name, price }) => `${name} ${price}`).join(' ');
    const said = isNumber ? words : priceWords({ price: 0, price_kind: dish.price_kind }, format);
    return (
      <button
        type="button"
        className={[styles['field'], styles['several']].join(' ')}
        aria-label={`Prices of ${named}: ${said}`}
        disabled={isLocked}
        onClick={onOpen}
      >
        {isNumber ? <Several rows={rows} /> : said}
      </button>
    );
  }
  /** As guests read it: `12` is `12.00`. */
  const writeWhole = () => {
    const price = readPrice(dish.price, decimals);
    const whole = typeof price === 'number' ? typedPrice(price, decimals) : dish.price;
    if (whole !== dish.price) onWrite(whole);
  };
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
        onBlur={writeWhole}
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
