import { Button } from '@menuleaf/shared/ui/button.tsx';
import { dishesOf, type Draft } from '../draft.ts';
import styles from './again.css';

type ComparedProps = {
  draft: Draft;
  /** So many dishes are new, or have another price or text. */
  differing: number;
  isFiltered: boolean;
  onFilter: () => void;
};

/** A re-imported menu: what a save changes, and what stays. */
export function Compared({ draft, differing, isFiltered, onFilter }: ComparedProps) {
  const dishes = dishesOf(draft);
  const known = dishes.filter(({ known: item }) => item !== undefined).length;
  if (known === 0) return null;
  const missing = draft.missingItems.length;
  return (
    <section className={styles['compared']} aria-label="Compared with this menu">
      <strong>
        {known === 1 ? '1 of these dishes is' : `${known} of these dishes are`} on this menu
        already.
      </strong>
      <p>
        New dishes are added and prices are updated. Photos, allergens, diets, and translations of
        what’s there are kept.{' '}
        {missing > 0 ? 'Dishes you didn’t bring stay unless you check them below.' : ''}
      </p>
      {isFiltered || (differing > 0 && differing < dishes.length) ? (
        <Button onClick={onFilter}>
          {isFiltered ? 'Show all' : `Show only what differs (${differing})`}
        </Button>
      ) : null}
    </section>
  );
}
