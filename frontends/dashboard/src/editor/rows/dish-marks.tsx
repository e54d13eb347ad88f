import type { Dish } from '../doc/doc.ts';
import styles from './marks.css';

const marks = [
  { field: 'is_vegetarian', short: 'V', long: 'Vegetarian' },
  { field: 'is_vegan', short: 'VG', long: 'Vegan' },
  { field: 'is_gluten_free', short: 'GF', long: 'Gluten free' },
] as const;

type DishMarksProps = {
  dish: Dish;
  isLocked: boolean;
  onWrite: (
    field: 'is_vegetarian' | 'is_vegan' | 'is_gluten_free' | 'is_available',
    value: boolean,
  ) => void;
};

/** Toggles for a dish's diet and availability. Unset ones show only while the row is active. */
export function DishMarks({ dish, isLocked, onWrite }: DishMarksProps) {
  const named = dish.name || 'new dish';
  return (
    <span className={styles['marks']}>
      {marks.map(({ field, short, long }) => (
        <button
          key={field}
          type="button"
          className={styles['mark']}
          aria-pressed={dish[field]}
          aria-label={`${short}, ${long}: ${named}`}
          title={long}
          disabled={isLocked}
          onClick={() => onWrite(field, !dish[field])}
        >
          {short}
        </button>
      ))}
      <button
        type="button"
        className={[styles['mark'], styles['off']].join(' ')}
        aria-pressed={!dish.is_available}
        aria-label={`Sold out: ${named}`}
        disabled={isLocked}
        onClick={() => onWrite('is_available', !dish.is_available)}
      >
        Sold out
      </button>
      {dish.allergens ? <span className={styles['said']}>{dish.allergens}</span> : null}
    </span>
  );
}
