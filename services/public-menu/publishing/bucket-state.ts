import { embeddedPages, menuPagesPrefix, pageKeys, pageNames } from '../pages/page-keys.ts';
import type { PagesStore } from '../pages/pages-store.ts';
import type { Published } from '../public-menu-store.ts';

/** By page name. */
export type Etags = Readonly<Record<string, string | undefined>>;

/** A restaurant's pages in the bucket, and the stored row. */
export type BucketState = { id: string; etags: Etags; before: Published | undefined };

async function askBucket(id: string, pages: PagesStore): Promise<Etags> {
  const paths = pageKeys(id);
  const folder = `${paths.landing}/`;
  const [further, embedded, ...fixed] = await Promise.all([
    pages.etagsBelow(menuPagesPrefix(id)),
    pages.etagsBelow(embeddedPages(id)),
    ...pageNames.map(async (name) => [name, await pages.etag(paths[name])] as const),
  ]);
  const others = [...further, ...embedded].map(([key, etag]) => [key.slice(folder.length), etag]);
  return Object.fromEntries([...fixed, ...others]);
}

/** ETags from the last publication; undefined if it did not finish. */
function storedEtags(before: Published | undefined): Etags | undefined {
  if (!before) return {};
  const { written, is_writing } = before;
  if (is_writing || pageNames.some((name) => !written[name])) return undefined;
  return Object.fromEntries(Object.entries(written).map(([name, { etag }]) => [name, etag]));
}

/**
 * Uses the stored ETags if complete: publishers mark the row before writing, and if a page differs, the conditional
 * write fails and the bucket is read on the next attempt.
 */
export async function readBucketState(
  id: string,
  before: Published | undefined,
  { pages, asksBucket }: { pages: PagesStore; asksBucket: boolean },
): Promise<BucketState> {
  const noted = asksBucket ? undefined : storedEtags(before);
  return { id, before, etags: noted ?? (await askBucket(id, pages)) };
}
