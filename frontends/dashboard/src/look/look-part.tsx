import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { Loading } from '../parts/load-failure.tsx';
import { lookQuery } from './look-api.ts';
import { LookForm } from './look-form.tsx';

export function LookPart({ restaurant }: { restaurant: Restaurant }) {
  const query = useQuery(lookQuery(restaurant.id));
  const look = query.data;
  // As a whole: its themes come later than the rest, which they would push down.
  if (look)
    return (
      <Suspense fallback={<Skeleton shape="form" rows={4} />}>
        <LookForm key={look.updated_at} restaurant={restaurant} look={look} />
      </Suspense>
    );
  return <Loading queries={[query]} kind="Restaurant" title="Failed to load the look" rows={4} />;
}
