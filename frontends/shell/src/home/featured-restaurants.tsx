import { useQuery } from '@tanstack/react-query';
import { publicMenuContract } from '@menuleaf/shared/contracts/public-menu.ts';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { RestaurantCards } from '@menuleaf/shared/ui/restaurant-cards.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import styles from '../front/front.css';

const publicMenu = client(publicMenuContract);
/** About a screenful; the directory has the rest. */
const featured = 12;

/** Restaurants with a menu that guests can read now, newest published first. */
export function FeaturedRestaurants() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['featured-restaurants'],
    queryFn: ({ signal }) => publicMenu.listRestaurants({ query: { limit: featured } }, signal),
  });
  if (data?.restaurants.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="featured">
      <h2 id="featured">On the table now</h2>
      {isError ? (
        <ErrorPanel title="Failed to load restaurants" onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <Skeleton rows={6} /> : null}
      <RestaurantCards restaurants={data?.restaurants ?? []} heading="h3" />
      {data ? (
        <p>
          <Link to="/restaurants">All restaurants</Link>
        </p>
      ) : null}
    </section>
  );
}
