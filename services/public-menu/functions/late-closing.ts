import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { carryOnClosings } from '@menuleaf/shared/server/table/carry-on-closings.ts';
import { closingsStore } from '@menuleaf/shared/server/table/closings-store.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { environment } from '../environment.ts';
import { publishRestaurants } from '../publishing/publish-restaurants.ts';
import { openPublishing } from '../publishing/open-publishing.ts';

const env = environment.parse(process.env);
const publishing = openPublishing(import.meta.dirname);

/** Milliseconds: longer than a publisher that was under way, and its tries. */
const lastWordsMs = 15 * 60_000;

const closings = carryOnClosings({
  store: closingsStore(openTable(env.TABLE_NAME), keys.publicClosing),
  close: ({ user_id, restaurant_ids }) => publishRestaurants(user_id, restaurant_ids, publishing),
  lastWordsMs,
});

/** Run by the schedule: takes the pages of closed accounts down, where the stream has failed to. */
export const handler = logged(() => closings.onSchedule(new Date()));
