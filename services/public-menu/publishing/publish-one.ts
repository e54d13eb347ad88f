import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { countBusiness } from '@menuleaf/shared/server/log/count-business.ts';
import type { CardMaker } from '../card/social-card.ts';
import type { FaceCutter } from '../faces/cut-face.ts';
import { loadWordsOf } from '../pages/pages.ts';
import { isData, pageKey, pageNames } from '../pages/page-keys.ts';
import type { Page, PagesStore } from '../pages/pages-store.ts';
import type { Published, PublicMenuStore } from '../public-menu-store.ts';
import { digestOf, digestOfView, render, type Rendered, type Shown, viewOf } from './render.ts';
import { inItsFace } from './in-its-face.ts';
import { withCard } from './with-card.ts';
import type { Standing } from './standing.ts';

/** An owner's catalogue, read once for all restaurants, and what of it may be shown. */
export type Reading = Shown & {
  ownerId: string;
  catalogue: OwnersCatalogue;
  /** Whether a program of the owner's may wait to be told of it. */
  isAwaited: boolean;
};

type Context = {
  store: PublicMenuStore;
  pages: PagesStore;
  faces: FaceCutter;
  cards: CardMaker;
  site: Site;
  /** By what pages are made. */
  pageVersion: string;
};
/** By the names of the pages. */
type Digests = Readonly<Record<string, string>>;

/** Who may frame a page is told beside it, so it counts as well. */
const digestOfPage = (
  { body, framedBy = [] }: Pick<Page, 'body' | 'framedBy'> = { body: 'gone' },
) => digestOf([body, ...framedBy].join(' '));

/** Of all that is to stand there, and of what stands there and has to go. */
function digests({ etags }: Standing, { pages }: Rendered): Digests {
  const names = [...pageNames, ...Object.keys(etags), ...Object.keys(pages)];
  return Object.fromEntries(names.map((name) => [name, digestOfPage(pages[name])]));
}

/** The revision makes each page's ETag its own, even where the content comes back. */
const stamped = (name: string, body: string, revision: number) =>
  isData(name) ? `{"revision":${revision},"menu":${body}}` : `${body}<!--${revision}-->`;

const withRevision = (name: string, page: Page | undefined, revision: number) =>
  page ? { ...page, body: stamped(name, page.body, revision) } : { goneAt: revision };

const isAsWritten = ({ before, etags }: Standing, name: string) =>
  before?.written[name] !== undefined && before.written[name].etag === etags[name];

/** Whether all pages stand there as they would be made now, so that none has to be. */
const isUnchanged = (at: Standing, viewDigest: string) =>
  at.before?.view_digest === viewDigest &&
  !at.before.is_writing &&
  [...pageNames, ...Object.keys(at.etags)].every((name) => isAsWritten(at, name));

/**
 * Which pages are to be written: those that show something else than what stands there. All of them where a publisher
 * began to write and did not say that it ended: its write may still come, and must then find another ETag.
 */
function changedPages(at: Standing, all: Digests): [name: string, digest: string][] {
  const { before } = at;
  const pages = Object.entries(all);
  if (!before || before.is_writing) return pages;
  return pages.filter(
    ([name, digest]) => before.written[name]?.digest !== digest || !isAsWritten(at, name),
  );
}

/** Returns what stands there now, or undefined when another publisher came between. */
async function write(
  { id, etags }: Standing,
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

/** Publishes a restaurant as it was read. Returns false when another publisher came between. */
export async function publishOne(at: Standing, reading: Reading, context: Context) {
  const { store, pages, site, pageVersion: page_version } = context;
  const { id, before } = at;
  const { ownerId: owner_id, catalogue, isAwaited: is_awaited, ...shown } = reading;
  const view = viewOf(id, catalogue, shown);
  const view_digest = digestOfView(view, page_version);
  if (before && isUnchanged(at, view_digest)) return store.leave(id, before);
  if (view) await loadWordsOf(view.restaurant, ...view.translations);
  const set = await inItsFace(view, before, context.faces);
  const dressed = await withCard(set.view, before, context);
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
  if (isDone) await pages.removeFiles([...set.unused, ...dressed.unused]);
  if (isDone && changed.some(([name]) => name === 'menu')) await countBusiness('PublishedMenus');
  return isDone;
}
