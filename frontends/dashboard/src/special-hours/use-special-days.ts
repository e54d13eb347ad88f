import { useRef, useState } from 'react';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { detailOf, isStale } from '@menuleaf/shared/browser/client/api-error.ts';
import { todayIn } from '@menuleaf/shared/menu/hours/special-text.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { catalogue, useChange } from '../api/catalogue-api.ts';
import { restaurantChanges } from '../api/restaurant-changes.ts';
import { toCome } from './special-day-words.ts';

/** Without the year where it repeats: December 25 of last year is that of this one. */
const datesOf = ({ from, to, every_year }: SpecialDay) =>
  every_year ? `${from.slice(5)} ${to.slice(5)}` : `${from} ${to}`;

/** On the same dates. */
export const isSame = (one: SpecialDay, other: SpecialDay) =>
  one.every_year === other.every_year && datesOf(one) === datesOf(other);

/** Replaces days that have the same dates. */
export const withDays = (days: readonly SpecialDay[], added: readonly SpecialDay[]) => [
  ...days.filter((day) => !added.some((one) => isSame(one, day))),
  ...added,
];

export const withoutDay = (days: readonly SpecialDay[], gone: SpecialDay) =>
  days.filter((day) => !isSame(day, gone));

export type Edit = (days: readonly SpecialDay[]) => readonly SpecialDay[];

const otherwise = 'Failed to save the special hours. Please try again.';

type SaveRequest = { edit: Edit; restaurants: readonly Restaurant[] };

/** How many restaurants were saved before one failed. */
const soFar = (saved: number, all: number) =>
  saved === 0 ? '' : ` Saved for ${saved} of ${all} restaurants: save again for the rest.`;

/**
 * Changes special hours of restaurants one by one, dropping past days. Returns whether it worked. After a failure the
 * same edit resumes: restaurants saved already stay as they are. An edit of days goes with whatever else was saved
 * meanwhile.
 */
export function useSpecialDays() {
  const [failure, setFailure] = useState<string>();
  const latest = useRef(new Map<string, Restaurant>());
  const save = async (edit: Edit, known: Restaurant) => {
    const { special_hours = [], time_zone, updated_at } = latest.current.get(known.id) ?? known;
    const special = [...edit(toCome(special_hours, todayIn(time_zone)))];
    const body = { special_hours: special, updated_at };
    const saved = await restaurantChanges.updateRestaurant({ params: { id: known.id }, body });
    latest.current.set(known.id, saved);
  };
  const saveNewest = async (edit: Edit, known: Restaurant) => {
    try {
      await save(edit, known);
    } catch (error) {
      if (!isStale(error)) throw error;
      const newer = await catalogue.getRestaurant({ params: { id: known.id } });
      latest.current.set(known.id, newer);
      await save(edit, newer);
    }
  };
  // Returns the error: some restaurants may be saved anyway, so their lists are refetched.
  const { mutateAsync, isPending } = useChange(async ({ edit, restaurants }: SaveRequest) => {
    for (const [saved, restaurant] of restaurants.entries()) {
      try {
        await saveNewest(edit, restaurant);
      } catch (error) {
        return detailOf(error, otherwise) + soFar(saved, restaurants.length);
      }
    }
    return undefined;
  });
  const change = async (edit: Edit, restaurants: readonly Restaurant[], title: string) => {
    setFailure(undefined);
    const failed = await mutateAsync({ edit, restaurants });
    if (failed !== undefined) {
      setFailure(failed);
      return false;
    }
    latest.current.clear();
    toast({ title });
    return true;
  };
  return { change, isPending, failure };
}
