import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { weekdays } from '@menuleaf/shared/contracts/catalogue/restaurants/opening-hours.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import styles from './special-hours.css';

const titleOf = (day: string) => day.charAt(0).toUpperCase() + day.slice(1);

/** The hours that special ones override. */
export const UsualWeek = ({ restaurant }: { restaurant: Restaurant }) => (
  <Card title="Your usual week">
    <dl className={styles['week']}>
      {weekdays.map((day) => (
        <div key={day}>
          <dt>{titleOf(day)}</dt>
          <dd>{restaurant[`${day}_hours`] ?? 'No hours yet'}</dd>
        </div>
      ))}
    </dl>
    <p className={styles['quiet']}>
      <Link to={`/restaurant/${restaurant.id}/edit`}>Change them in Details</Link>
    </p>
  </Card>
);
