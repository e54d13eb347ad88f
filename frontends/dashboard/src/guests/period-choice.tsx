import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import styles from './guests.css';

const periods = [
  [1, 'Today'],
  [7, '7 days'],
  [28, '28 days'],
] as const;

const usual = 7;

/** Days from the URL. */
export const daysOf = (search: URLSearchParams): number =>
  periods.find(([days]) => String(days) === search.get('days'))?.[0] ?? usual;

/** Number of days shown; today is the last of them. */
export const PeriodChoice = ({ id, days }: { id: string; days: number }) => (
  <nav aria-label="Period" className={styles['periods']}>
    {periods.map(([count, words]) => (
      <Link
        key={count}
        to={`/restaurant/${id}/edit?part=guests&days=${count}`}
        replace
        aria-current={count === days ? 'true' : undefined}
      >
        {words}
      </Link>
    ))}
  </nav>
);
