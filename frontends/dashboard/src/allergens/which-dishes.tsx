import { useEditing } from '../editor/editing-context.ts';
import { dishesWhich, type Which } from './grid-rows.ts';
import styles from './grid.css';

const choices: readonly [Which, string][] = [
  ['all', 'All'],
  ['open', 'To confirm'],
  ['changed', 'Changed since'],
];

type WhichDishesProps = { which: Which; onWhich: (which: Which) => void };

/** Filters the shown dishes, with a count per filter. */
export const WhichDishes = ({ which, onWhich }: WhichDishesProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- buttons, no fields
  <div role="group" aria-label="Shown dishes" className={styles['which']}>
    {choices.map(([name, label]) => (
      <button key={name} type="button" aria-pressed={name === which} onClick={() => onWhich(name)}>
        {label} <Count which={name} />
      </button>
    ))}
  </div>
);

function Count({ which }: { which: Which }) {
  const count = useEditing(({ doc, facts }) => dishesWhich(which, doc, facts).length);
  return <span className={styles['count']}>{count}</span>;
}
