import type { ListedRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import styles from './restaurant-cards.css';

type RestaurantCardsProps = {
  restaurants: readonly ListedRestaurant[];
  /** Heading level of the names. */
  heading: 'h2' | 'h3';
};

/** Restaurant cards that link to their pages; text of any length and direction fits. */
export function RestaurantCards({ restaurants, heading: Heading }: RestaurantCardsProps) {
  return (
    <ul className={styles['places']}>
      {restaurants.map(({ id, name, description, city, state }) => (
        <li key={id}>
          <a className={styles['place']} href={`/restaurant/${id}`}>
            <Heading dir="auto">{name}</Heading>
            {description ? <p dir="auto">{description}</p> : null}
            <p dir="auto">{[...new Set([city, state])].filter(Boolean).join(', ')}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
