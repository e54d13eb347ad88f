import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { todayIn } from '@menuleaf/shared/menu/hours/special-text.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { restaurantQuery, useChange } from '../api/catalogue-api.ts';
import { restaurantChanges } from '../api/restaurant-changes.ts';
import { toCome } from './special-day-words.ts';

const isSame = (one: SpecialDay, other: SpecialDay) =>
  one.from === other.from && one.to === other.to && one.every_year === other.every_year;

/** With others in place of those of the same dates. */
export const withDays = (days: readonly SpecialDay[], added: readonly SpecialDay[]) => [
  ...days.filter((day) => !added.some((one) => isSame(one, day))),
  ...added,
];

export const withoutDay = (days: readonly SpecialDay[], gone: SpecialDay) =>
  days.filter((day) => !isSame(day, gone));

export type Edit = (days: readonly SpecialDay[]) => readonly SpecialDay[];

/** Changes the special hours of restaurants, one after the other; what is over is dropped. Answers whether it worked. */
export function useSpecialDays(id: string) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useChange(
    async ({ edit, restaurants }: { edit: Edit; restaurants: readonly Restaurant[] }) => {
      for (const { id: each, special_hours = [], time_zone, updated_at } of restaurants) {
        const special = [...edit(toCome(special_hours, todayIn(time_zone)))];
        const body = { special_hours: special, updated_at };
        const saved = await restaurantChanges.updateRestaurant({ params: { id: each }, body });
        if (each === id) queries.setQueryData(restaurantQuery(id).queryKey, saved);
      }
    },
  );
  const change = async (edit: Edit, restaurants: readonly Restaurant[], title: string) => {
    setFailure(undefined);
    try {
      await mutateAsync({ edit, restaurants });
    } catch (error) {
      setFailure(detailOf(error, 'Failed to save the special hours. Please try again.'));
      return false;
    }
    toast({ title });
    return true;
  };
  return { change, isPending, failure };
}
