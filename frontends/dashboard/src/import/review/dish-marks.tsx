import { doubtsWithout, type DraftDish } from '../draft.ts';
import styles from './dish.css';

const marks = [
  ['isVegetarian', 'Vegetarian'],
  ['isVegan', 'Vegan'],
  ['isGlutenFree', 'Gluten-free'],
] as const;

type DishMarksProps = { dish: DraftDish; onSet: (change: Partial<DraftDish>) => void };

/** A dish's diet marks, and the allergens its own menu names. */
export const DishMarks = ({ dish, onSet }: DishMarksProps) => (
  <fieldset className={styles['marks']} aria-label={`Marks of ${dish.name}`}>
    {marks.map(([field, label]) => (
      <button
        key={field}
        type="button"
        aria-pressed={dish[field]}
        onClick={() =>
          onSet({
            [field]: !dish[field],
            ...(field === 'isVegan' && !dish.isVegan && { isVegetarian: true }),
            doubts: doubtsWithout(dish.doubts, 'diet'),
          })
        }
      >
        {label}
      </button>
    ))}
    {dish.allergens ? <span>Contains {dish.allergens}</span> : null}
  </fieldset>
);
