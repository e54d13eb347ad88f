import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { processClosings } from '@menuleaf/shared/server/table/process-closings.ts';
import { closingsStore } from '@menuleaf/shared/server/table/closings-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from '../environment.ts';
import { forgetGuests } from '../guests/forget-guests.ts';
import { guestsStore } from '../guests/guests-store.ts';
import { closingGuestsStore } from '../guests/closing-guests-store.ts';
import { publicMenuStore } from '../public-menu-store.ts';
import { publishRestaurants } from '../publishing/publish-restaurants.ts';
import { openPublishing } from '../publishing/open-publishing.ts';

const env = environment.parse(process.env);
const publishing = openPublishing(import.meta.dirname);

/** Milliseconds: outlasts a publisher still running, with its retries. */
const inFlightGraceMs = 15 * 60_000;

const table = openTable(env.TABLE_NAME);
const guests = guestsStore(table);

const forgetting = {
  leaving: closingGuestsStore(table),
  guests,
  published: (ids: readonly string[]) => publicMenuStore(table).shown(ids),
};

const closings = processClosings({
  store: closingsStore(table, keys.publicClosing),
  close: async ({ user_id, restaurant_ids }) => {
    await publishRestaurants(user_id, restaurant_ids, publishing);
    for (const id of restaurant_ids) await guests.forget(id);
  },
  inFlightGraceMs,
});

/**
 * Scheduled: removes the pages of closed accounts that the stream missed, and deletes guest counts of closed accounts
 * and deleted restaurants.
 */
export const handler = logged(async () => {
  await forgetGuests(forgetting, new Date());
  return closings.onSchedule(new Date());
});
