import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { countBusiness } from '@menuleaf/shared/server/log/count-business.ts';
import type { CardMaker } from '../card/social-card.ts';
import type { FontSubsetter } from '../faces/font-subsetter.ts';
import { loadWordsOf } from '../pages/pages.ts';
import { isData, pageKey, pageNames } from '../pages/page-keys.ts';
import type { Page, PagesStore } from '../pages/pages-store.ts';
import type { Published, PublicMenuStore } from '../public-menu-store.ts';
import { digestOf, digestOfView, render, type Rendered, type Shown, viewOf } from './render.ts';
import { withSubsetFonts } from './subset-fonts.ts';
import { withCard } from './with-card.ts';
import type { BucketState } from './bucket-state.ts';

/** An owner's catalogue, read once for all restaurants, and what may be shown of it. */
export type Reading = Shown & {
  ownerId: string;
  catalogue: OwnersCatalogue;
  /** Whether a program of the owner's may wait to be told of it. */
  isAwaited: boolean;
};

type Context = {
  store: PublicMenuStore;
  pages: PagesStore;
  faces: FontSubsetter;
  cards: CardMaker;
  site: Site;
  /** Version of the pages. */
  pageVersion: string;
};
/** By page name. */
type Digests = Readonly<Record<string, string>>;

/** Framing origins are stored as metadata, so they count too. */
const digestOfPage = (
  { body, framedBy = [] }: Pick<Page, 'body' | 'framedBy'> = { body: 'gone' },
) => digestOf([body, ...framedBy].join(' '));

/** For pages to write, and existing ones to remove. */
function digests({ etags }: BucketState, { pages }: Rendered): Digests {
  const names = [...pageNames, ...Object.keys(etags), ...Object.keys(pages)];
  return Object.fromEntries(names.map((name) => [name, digestOfPage(pages[name])]));
}

/** The revision makes each page's ETag unique, even if the content recurs. */
const stamped = (name: string, body: string, revision: number) =>
  isData(name) ? `{"revision":${revision},"menu":${body}}` : `${body}<!--${revision}-->`;

const withRevision = (name: string, page: Page | undefined, revision: number) =>
  page ? { ...page, body: stamped(name, page.body, revision) } : { goneAt: revision };

const etagMatches = ({ before, etags }: BucketState, name: string) =>
  before?.written[name] !== undefined && before.written[name].etag === etags[name];

/** Whether all pages are up to date in the bucket. */
const isUnchanged = (at: BucketState, viewDigest: string) =>
  at.before?.view_digest === viewDigest &&
  !at.before.is_writing &&
  [...pageNames, ...Object.keys(at.etags)].every((name) => etagMatches(at, name));

/**
 * The pages to write: those whose content differs. All of them if a publisher started but did not finish: its late
 * write must find another ETag.
 */
function changedPages(at: BucketState, all: Digests): [name: string, digest: string][] {
  const { before } = at;
  const pages = Object.entries(all);
  if (!before || before.is_writing) return pages;
  return pages.filter(
    ([name, digest]) => before.written[name]?.digest !== digest || !etagMatches(at, name),
  );
}

/** Returns the new digests and ETags, or undefined if another publisher interfered. */
async function write(
  { id, etags }: BucketState,
  changed: ReturnType<typeof changedPages>,
  { rendered, revision }: { rendered: Rendered; revision: number },
  pages: PagesStore,
): Promise<Published['written'] | undefined> {
  const written = await Promise.all(
    changed.map(async ([name, digest]) => {
      const page = withRevision(name, rendered.pages[name], revision);
      const etag = await pages.replace(pageKey(id, name), etags[name], page);
      return etag === undefined ? undefined : ([name, { digest, etag }] as const);
    }),
  );
  const done = written.filter((one) => one !== undefined);
  return done.length === changed.length ? Object.fromEntries(done) : undefined;
}

/** Publishes a restaurant as read. Returns false if another publisher interfered. */
export async function publishOne(at: BucketState, reading: Reading, context: Context) {
  const { store, pages, site, pageVersion: page_version } = context;
  const { id, before } = at;
  const { ownerId: owner_id, catalogue, isAwaited: is_awaited, ...shown } = reading;
  const view = viewOf(id, catalogue, shown);
  const view_digest = digestOfView(view, page_version);
  if (before && isUnchanged(at, view_digest)) return store.bumpRevision(id, before);
  if (view) await loadWordsOf(view.restaurant, ...view.translations);
  const set = await withSubsetFonts(view, before, context.faces);
  const dressed = await withCard(set, before, context);
  const rendered = render(dressed.view, before, { site, now: shown.now });
  const changed = changedPages(at, digests(at, rendered));
  const revision = (before?.revision ?? 0) + 1;
  const noted = changed.length > 0 ? await store.beginWriting(id, before) : before;
  if (changed.length > 0 && !noted) return false;
  const written = await write(at, changed, { rendered, revision }, pages);
  if (!written) return false;
  const isDone = await store.replace(id, noted, {
    ...rendered.published,
    revision,
    written: { ...before?.written, ...written },
    is_writing: false,
    is_awaited,
    view_digest,
    made: view ? { owner_id, page_version } : null,
  });
  if (isDone) await pages.removeFiles(dressed.unused);
  if (isDone && changed.some(([name]) => name === 'menu')) await countBusiness('PublishedMenus');
  return isDone;
}
