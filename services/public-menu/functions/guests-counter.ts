import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { Context } from 'aws-lambda';
import { environment } from '../environment.ts';
import { countGuests } from '../guests/count-guests.ts';
import { edgeLog } from '../guests/edge-log.ts';
import { forgetGuests } from '../guests/forget-guests.ts';
import { guestsStore } from '../guests/guests-store.ts';
import { leavingStore } from '../guests/leaving-store.ts';
import { windowsStore } from '../guests/windows-store.ts';
import { pagesStore } from '../pages/pages-store.ts';
import { publicMenuStore } from '../public-menu-store.ts';
import { publishedMenu } from '../read-public.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const pages = pagesStore(env.PAGES_BUCKET);
const clock = () => new Date();
const context = {
  log: edgeLog(env.GUESTS_LOG),
  windows: windowsStore(table),
  guests: guestsStore(table),
  leaving: leavingStore(table),
  published: (ids: readonly string[]) => publicMenuStore(table).shown(ids),
  menuOf: (id: string) => publishedMenu(id, { pages, clock }),
  clock,
  lateMs: env.GUESTS_LOG_LATE * 1000,
};

/** Milliseconds that are left for the part of the log under way when the time runs out; the next run goes on. */
const lastPart = 90_000;

/** Counts guests from what the edge has said, and forgets those of restaurants that are gone. */
export const handler = logged(async (_event: unknown, run: Context) => {
  await forgetGuests(context, clock());
  await countGuests(context, () => run.getRemainingTimeInMillis() > lastPart);
});
