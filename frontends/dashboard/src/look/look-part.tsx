import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Loading } from '../parts/load-failure.tsx';
import { lookQuery } from './look-api.ts';
import { LookForm } from './look-form.tsx';

export function LookPart({ restaurant }: { restaurant: Restaurant }) {
  const query = useQuery(lookQuery(restaurant.id));
  const look = query.data;
  if (look) return <LookForm key={look.updated_at} restaurant={restaurant} look={look} />;
  return <Loading query={query} kind="Restaurant" title="Failed to load the look" rows={4} />;
}
