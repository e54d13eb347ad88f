import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { lookQuery } from './look-api.ts';
import { LookForm } from './look-form.tsx';

export function LookPart({ restaurant }: { restaurant: Restaurant }) {
  const { data, error, isError, refetch } = useQuery(lookQuery(restaurant.id));
  if (data) return <LookForm key={data.updated_at} restaurant={restaurant} look={data} />;
  if (!isError) return <Skeleton shape="form" rows={4} />;
  return (
    <LoadFailure
      kind="Restaurant"
      errors={[error]}
      title="Failed to load the look"
      back="/dashboard?tab=restaurants"
      onRetry={() => void refetch()}
    />
  );
}
