import { dishesOf, type Draft } from '../draft.ts';
import styles from './again.css';

/** A re-imported menu: what a save changes, and what stays. */
export function Compared({ draft }: { draft: Draft }) {
  const known = dishesOf(draft).filter(({ known: item }) => item !== undefined).length;
  if (known === 0) return null;
  const missing = draft.unbrought.length;
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
    </section>
  );
}
