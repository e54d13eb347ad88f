import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { bindFlag } from '@menuleaf/shared/ui/form/bind.ts';
import { restaurantsQuery } from '../api/catalogue-api.ts';

type AlsoForProps = {
  restaurant: Restaurant;
  others: readonly Restaurant[];
  onChange: (others: readonly Restaurant[]) => void;
};

/** All of the owner’s other restaurants, or none; hidden without others. */
export function AlsoFor({ restaurant, others, onChange }: AlsoForProps) {
  const id = useId();
  const { data = [] } = useQuery(restaurantsQuery);
  const all = data.filter((one) => one.id !== restaurant.id && one.locked !== true);
  if (all.length === 0) return null;
  const names = all.map(({ name }) => name).join(', ');
  return (
    <Checkbox
      label={all.length === 1 ? `Also for ${names}` : 'For all of my restaurants'}
      help={all.length === 1 ? undefined : `Also for ${names}`}
      bind={bindFlag(
        'all_restaurants',
        others.length > 0,
        (checked) => onChange(checked ? all : []),
        id,
      )}
    />
  );
}
