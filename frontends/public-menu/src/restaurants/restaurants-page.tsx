import { useInfiniteQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { RestaurantCards } from '@menuleaf/shared/ui/restaurant-cards.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { publicMenu } from '../public-menu-api.ts';
import styles from './restaurants.css';

/** The public directory, newest published first, paged, by city. */
export function RestaurantsPage() {
  const [search, setSearch] = useSearchParams();
  const city = search.get('city') ?? '';
  const list = useDirectory(city);
  const found = list.data?.pages.flatMap(({ restaurants }) => restaurants);
  return (
    <Page>
      <PageHeading title="Restaurants" lead="With menus you can read right now." />
      <CitySearch city={city} onSearch={(next) => setSearch(next ? { city: next } : {})} />
      {list.isError && !found ? (
        <ErrorPanel title="Failed to load restaurants" onRetry={() => void list.refetch()} />
      ) : null}
      {list.isPending ? <Skeleton /> : null}
      {found?.length === 0 ? (
        <EmptyState
          icon={Store}
          title={city ? `No restaurants in ${city} yet` : 'No restaurants yet'}
        >
          <p>Restaurants appear here once they show a menu.</p>
        </EmptyState>
      ) : null}
      <RestaurantCards restaurants={found ?? []} heading="h2" />
      {list.hasNextPage ? (
        <div className={styles['more']}>
          {list.isFetchNextPageError ? <p role="alert">Failed to load restaurants</p> : null}
          <Button
            busy={list.isFetchingNextPage && 'Loading...'}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      ) : null}
    </Page>
  );
}

const useDirectory = (city: string) =>
  useInfiniteQuery({
    queryKey: ['directory', city],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      publicMenu.listRestaurants(
        { query: { ...(pageParam && { cursor: pageParam }), ...(city && { city }) } },
        signal,
      ),
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

function CitySearch({ city, onSearch }: { city: string; onSearch: (city: string) => void }) {
  const id = useId();
  // What was typed belongs to the city it was typed over: Back and Forward show theirs, and the field keeps the focus.
  const [typed, setTyped] = useState({ over: city, value: city });
  const value = typed.over === city ? typed.value : city;
  const search = (event: FormEvent) => {
    event.preventDefault();
    const next = value.trim();
    setTyped({ over: next, value: next });
    onSearch(next);
  };
  return (
    <search>
      <form className={styles['search']} onSubmit={search}>
        <div>
          <TextField
            label="City"
            bind={bindText('city', value, (next) => setTyped({ over: city, value: next }), id)}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
