import { embeddedPages, furtherPages, pageKeys, pageNames } from '../pages/page-keys.ts';
import type { PagesStore } from '../pages/pages-store.ts';
import type { Published } from '../public-menu-store.ts';

/** By the names of the pages. */
export type Etags = Readonly<Record<string, string | undefined>>;

/** What stands in the bucket of a restaurant, and what was noted of it. */
export type Standing = { id: string; etags: Etags; before: Published | undefined };

async function askBucket(id: string, pages: PagesStore): Promise<Etags> {
  const paths = pageKeys(id);
  const folder = `${paths.landing}/`;
  const [further, embedded, ...fixed] = await Promise.all([
    pages.etagsBelow(furtherPages(id)),
    pages.etagsBelow(embeddedPages(id)),
    ...pageNames.map(async (name) => [name, await pages.etag(paths[name])] as const),
  ]);
  const others = [...further, ...embedded].map(([key, etag]) => [key.slice(folder.length), etag]);
  return Object.fromEntries([...fixed, ...others]);
}

/** As the last publisher left them; undefined where it did not say that it ended. */
function notedEtags(before: Published | undefined): Etags | undefined {
  if (!before) return {};
  const { written, is_writing } = before;
  if (is_writing || pageNames.some((name) => !written[name])) return undefined;
  return Object.fromEntries(Object.entries(written).map(([name, { etag }]) => [name, etag]));
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
