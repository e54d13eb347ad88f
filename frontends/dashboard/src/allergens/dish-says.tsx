import { allergenName } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { Refused } from '../editor/rows/refused.tsx';
import type { GridDish } from './use-dish.ts';
import styles from './grid.css';

/** `nuts, milk (pesto)`: grouped by the word that suggests them. */
function suggestionWords({ suggestions }: GridDish): string {
  const words = [...new Set(suggestions.map(({ word }) => word))];
  const suggestedBy = (one: string) =>
    suggestions
      .flatMap(({ word, allergen }) => (word === one ? allergenName(allergen) : []))
      .join(', ');
  return words.map((word) => `${suggestedBy(word)} (${word})`).join('; ');
}

/** What the owner reads to judge a dish's allergens. */
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
