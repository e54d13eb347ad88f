import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import type { S3Event } from 'aws-lambda';
import { environment } from '../environment.ts';
import { countGuests } from '../guests/count-guests.ts';
import { guestsFiles } from '../guests/guests-files.ts';
import { guestsStore } from '../guests/guests-store.ts';
import { pagesStore } from '../pages/pages-store.ts';
import { publicMenuStore } from '../public-menu-store.ts';
import { publishedMenu } from '../read-public.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const pages = pagesStore(env.PAGES_BUCKET);
const clock = () => new Date();
const files = guestsFiles();
const context = {
  guests: guestsStore(table),
  published: (ids: readonly string[]) => publicMenuStore(table).shown(ids),
  menuOf: (id: string) => publishedMenu(id, { pages, clock }),
};

/** Counts guests from each of the edge's log files. */
export const handler = logged(async (event: S3Event) => {
  for (const { s3 } of event.Records) {
    // S3 form-encodes keys in its events: a plus is a space.
    const key = decodeURIComponent(s3.object.key.replaceAll('+', ' '));
    await countGuests(await files.read(s3.bucket.name, key), key, context);
  }
});
