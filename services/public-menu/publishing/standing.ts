import { pageKeys, type PageName, pageNames } from '../pages/page-keys.ts';
import type { PagesStore } from '../pages/pages-store.ts';
import type { Published } from '../public-menu-store.ts';

export type Etags = Record<PageName, string | undefined>;

/** What stands in the bucket of a restaurant, and what was noted of it. */
export type Standing = { id: string; etags: Etags; before: Published | undefined };

async function askBucket(id: string, pages: PagesStore): Promise<Etags> {
  const paths = pageKeys(id);
  const [landing, menu, data] = await Promise.all(pageNames.map((name) => pages.etag(paths[name])));
  return { landing, menu, data };
}

/** As the last publisher left them; undefined where it did not say that it ended. */
function notedEtags(before: Published | undefined): Etags | undefined {
  if (!before) return { landing: undefined, menu: undefined, data: undefined };
  const { landing, menu, data } = before.written;
  if (before.is_writing || !landing || !menu || !data) return undefined;
  return { landing: landing.etag, menu: menu.etag, data: data.etag };
}

/**
 * Where each page was noted with its ETag, the note is taken for it: a publisher notes that it begins before it writes,
 * and a page that somebody else has put there fails the write, after which the bucket itself is asked.
 */
export async function standingOf(
  id: string,
  before: Published | undefined,
  { pages, asksBucket }: { pages: PagesStore; asksBucket: boolean },
): Promise<Standing> {
  const noted = asksBucket ? undefined : notedEtags(before);
  return { id, before, etags: noted ?? (await askBucket(id, pages)) };
}
