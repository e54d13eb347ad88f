import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import type { GuestsStore } from './guests-store.ts';
import type { LeavingStore } from './closing-guests-store.ts';

type Forgetting = {
  leaving: LeavingStore;
  guests: GuestsStore;
  published: (ids: readonly string[]) => Promise<ReadonlyMap<string, PublicRestaurant>>;
};

/** Deletes the guest counts of restaurants deleted for good; restored ones keep theirs. */
export async function forgetGuests({ leaving, guests, published }: Forgetting, now: Date) {
  const due = await leaving.due(now);
  const back = await published(due.map(({ restaurant_id }) => restaurant_id));
  for (const one of due) {
    if (!back.has(one.restaurant_id)) await guests.forget(one.restaurant_id);
    await leaving.end(one);
  }
}
