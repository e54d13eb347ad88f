import { doubtsWithout, type DraftDish } from '../draft.ts';
import styles from './dish.css';

const marks = [
  ['isVegetarian', 'Vegetarian'],
  ['isVegan', 'Vegan'],
  ['isGlutenFree', 'Gluten-free'],
] as const;

type DishMarksProps = {
  dish: DraftDish;
  isOpen: boolean;
  onSet: (change: Partial<DraftDish>) => void;
};

/** A dish's diet marks, and the allergens and calories that its own menu names. */
export function DishMarks({ dish, isOpen, onSet }: DishMarksProps) {
  const facts = [
    ...(dish.allergens ? [`Contains ${dish.allergens}`] : []),
    ...(dish.calories ? [`${dish.calories} kcal`] : []),
    ...(dish.isSoldOut ? ['Sold out'] : []),
  ];
  const said = marks.flatMap(([field, label]) => (dish[field] ? [label] : []));
  if (!isOpen) return <p className={styles['marked']}>{[...said, ...facts].join(' · ')}</p>;
  return (
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
      <span>{facts.join(' · ')}</span>
    </fieldset>
  );
}
