import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import styles from './restaurant-parts.css';

type Part = 'details' | 'look';

const parts = [
  ['details', 'Details', ''],
  ['look', 'Look', '?part=look'],
] as const satisfies readonly (readonly [Part, string, string])[];

/** What there is to say of a restaurant: what it is, and how it looks. */
export const RestaurantParts = ({ id, part }: { id: string; part: Part }) => (
  <nav aria-label="Restaurant" className={styles['parts']}>
    {parts.map(([name, words, query]) => (
      <Link
        key={name}
        to={`/restaurant/${id}/edit${query}`}
        aria-current={name === part ? 'page' : undefined}
      >
        {words}
      </Link>
    ))}
  </nav>
);
