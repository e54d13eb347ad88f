import { LockedNote } from '../parts/limits/locked-note.tsx';
import { Refused } from '../editor/rows/refused.tsx';
import type { GridDish } from './use-dish.ts';
import styles from './grid.css';

/** `nuts, milk (pesto)`: what one word leads to stands together. */
function suggestionWords({ suggestions }: GridDish): string {
  const byWord = Map.groupBy(suggestions, ({ word }) => word);
  return [...byWord]
    .map(([word, all]) => `${all.map(({ allergen }) => allergen).join(', ')} (${word})`)
    .join('; ');
}

/** What the owner has to read of a dish to know what is in it. */
export function DishSays({ of }: { of: GridDish }) {
  const { dish, id, isLocked, said, suggestions } = of;
  return (
    <div className={styles['says']}>
      <span className={styles['name']}>{of.named}</span>
      {dish.description ? <p className={styles['description']}>{dish.description}</p> : null}
      {suggestions.length > 0 ? (
        <p className={styles['suggested']}>Suggested: {suggestionWords(of)}</p>
      ) : null}
      {said.other.length > 0 ? <p>Your own words: {said.other.join(', ')}</p> : null}
      {isLocked ? <LockedNote /> : null}
      <Refused id={id} />
    </div>
  );
}
