import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { pageKeys, type PageName, pageNames } from '../pages/page-keys.ts';
import { pageVersion } from '../pages/page-version.ts';
import type { Page, PagesStore } from '../pages/pages-store.ts';
import type { Published, PublicMenuStore } from '../public-menu-store.ts';
import { digestOf, render, type Rendered, type Shown } from './render.ts';

export type Context = {
  store: PublicMenuStore;
  pages: PagesStore;
  clock: () => Date;
  site: Site;
};

type Etags = Record<PageName, string | undefined>;
type Standing = { id: string; etags: Etags; before: Published | undefined };
type Reading = Shown & { catalogue: OwnersCatalogue };

async function etagsOf(id: string, pages: PagesStore): Promise<Etags> {
  const paths = pageKeys(id);
  const [landing, menu, data] = await Promise.all(pageNames.map((name) => pages.etag(paths[name])));
  return { landing, menu, data };
}

async function standing(id: string, { pages, store }: Context): Promise<Standing> {
  const [etags, before] = await Promise.all([etagsOf(id, pages), store.published(id)]);
  return { id, etags, before };
}

async function read(ownerId: string, { store, clock }: Context): Promise<Reading | undefined> {
  const now = clock();
  const [catalogue, plan, mayBeListed] = await Promise.all([
    store.catalogue(ownerId),
    store.entitlement(ownerId, now),
    // Strangers' addresses would fill home and the directory.
    store.hasVerifiedEmail(ownerId),
  ]);
  return catalogue && { catalogue, showImages: plans[plan.planType].images, mayBeListed, now };
}

type Digests = Record<PageName, string>;

const digests = ({ pages }: Rendered): Digests => {
  const digest = (name: PageName) => digestOf(pages[name]?.body ?? 'gone');
  return { landing: digest('landing'), menu: digest('menu'), data: digest('data') };
};

/** The revision makes each page's ETag its own, even where the content comes back. */
const stamped: Record<PageName, (body: string, revision: number) => string> = {
  landing: (body, revision) => `${body}<!--${revision}-->`,
  menu: (body, revision) => `${body}<!--${revision}-->`,
  data: (body, revision) => `{"revision":${revision},"menu":${body}}`,
};

const withRevision = (name: PageName, page: Page | undefined, revision: number) =>
  page ? { ...page, body: stamped[name](page.body, revision) } : { goneAt: revision };

/**
 * Which pages are to be written: those that show something else than what stands there. All of them where a publisher
 * began to write and did not say that it ended: its write may still come, and must then find another ETag.
 */
function changedPages({ before, etags }: Standing, digest: Digests): PageName[] {
  if (!before || before.is_writing) return [...pageNames];
  return pageNames.filter((name) => {
    const written = before.written[name];
    return written?.digest !== digest[name] || written.etag !== etags[name];
  });
}

/** Returns what stands there now, or undefined when another publisher came between. */
async function write(
  { id, etags }: Standing,
  changed: PageName[],
  { rendered, digest, revision }: { rendered: Rendered; digest: Digests; revision: number },
  pages: PagesStore,
): Promise<Published['written'] | undefined> {
  const paths = pageKeys(id);
  const written = await Promise.all(
    changed.map(async (name) => {
      const page = withRevision(name, rendered.pages[name], revision);
      const etag = await pages.replace(paths[name], etags[name], page);
      return etag === undefined ? undefined : ([name, { digest: digest[name], etag }] as const);
    }),
  );
  const done = written.filter((one) => one !== undefined);
  return done.length === changed.length ? Object.fromEntries(done) : undefined;
}

/** Returns false when another publisher came between. */
async function publishOne(ownerId: string, at: Standing, reading: Reading, context: Context) {
  const { store, pages, site } = context;
  const { catalogue, ...shown } = reading;
  const rendered = render(at.id, catalogue, at.before, { site, ...shown });
  const digest = digests(rendered);
  const changed = changedPages(at, digest);
  const revision = (at.before?.revision ?? 0) + 1;
  const noted = changed.length > 0 ? await store.beginWriting(at.id, at.before) : at.before;
  if (changed.length > 0 && !noted) return false;
  const written = await write(at, changed, { rendered, digest, revision }, pages);
  if (!written) return false;
  const made = { restaurant_id: at.id, owner_id: ownerId, page_version: pageVersion(site) };
  return store.replace(made, noted, {
    ...rendered.published,
    revision,
    written: { ...at.before?.written, ...written },
    is_writing: false,
  });
}

/** Times that a publisher starts over when another one came between; each means the other got through. */
const attempts = 10;

/**
 * Publishes restaurants of one owner as the catalogue is now. What stands in the bucket is looked at before the
 * catalogue is read and replaced only if it is still the same, so a publisher that was overtaken never brings an old
 * page back: it starts over with a fresh reading. Does nothing while a change of many rows is under way. Rejects when
 * it was overtaken every time, or one of them cannot be published; the others are, all the same.
 */
export async function publishRestaurants(
  ownerId: string,
  ids: readonly string[],
  context: Context,
) {
  let left = ids;
  const failures: unknown[] = [];
  for (let attempt = 0; attempt < attempts && left.length > 0; attempt += 1) {
    const before = await Promise.all(left.map((id) => standing(id, context)));
    const reading = await read(ownerId, context);
    // Half of a change is never shown: its end wakes the publisher again.
    if (!reading) return;
    const outcomes = await Promise.allSettled(
      before.map((at) => publishOne(ownerId, at, reading, context)),
    );
    failures.push(...outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason] : [])));
    left = left.filter((_, at) => {
      const outcome = outcomes[at];
      return outcome?.status === 'fulfilled' && !outcome.value;
    });
  }
  if (failures.length > 0) throw failures[0];
  if (left.length > 0)
    throw new Error(`Publishing was overtaken ${attempts} times: ${left.join()}`);
}
