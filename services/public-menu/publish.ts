import type { PublicMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import { createHash } from 'node:crypto';
import { pageKeys, type PageName, pageNames } from './page-keys.ts';
import { pageVersion } from './page-version.ts';
import type { Page, PagesStore } from './pages-store.ts';
import { landingPage, menuPage } from './pages.ts';
import type { Published, PublicMenuStore } from './public-menu-store.ts';
import { menuView, restaurantView } from './view.ts';

export type Tools = {
  store: PublicMenuStore;
  pages: PagesStore;
  clock: () => Date;
  site: Site;
};

type Etags = Record<PageName, string | undefined>;
type Rendered = { published: Published; pages: Record<PageName, Page | undefined> };

async function etagsOf(restaurantId: string, pages: PagesStore): Promise<Etags> {
  const paths = pageKeys(restaurantId);
  const [landing, menu, data] = await Promise.all(pageNames.map((name) => pages.etag(paths[name])));
  return { landing, menu, data };
}

const html = (body: string): Page => ({ body, contentType: 'text/html; charset=utf-8' });
const json = (value: unknown): Page => ({
  body: JSON.stringify(value),
  contentType: 'application/json; charset=utf-8',
});

const nothing: Rendered['pages'] = { landing: undefined, menu: undefined, data: undefined };

/** What is to be seen of a restaurant, given the whole of its owner's catalogue. */
function render(
  restaurantId: string,
  catalogue: OwnersCatalogue,
  showImages: boolean,
  before: Published | undefined,
  { site, now, mayBeListed }: { site: Site; now: Date; mayBeListed: boolean },
): Rendered {
  const revision = (before?.revision ?? 0) + 1;
  const stored = catalogue.restaurants.find(({ id }) => id === restaurantId);
  if (!stored) {
    const gone = { restaurant: null, menu: null, listed: null };
    const published = { ...gone, revision, menu_digest: null, menu_changed_at: null };
    return { published, pages: nothing };
  }
  const shown = menuView(stored, catalogue, showImages, now);
  const restaurant = restaurantView(stored, shown !== undefined);
  const digest = shown
    ? createHash('sha256').update(JSON.stringify(shown)).digest('base64url')
    : null;
  const changedAt =
    digest === before?.menu_digest && before?.menu_changed_at
      ? before.menu_changed_at
      : now.toISOString();
  const menu: PublicMenu | undefined = shown && { ...shown, updated_at: changedAt };
  return {
    published: {
      revision,
      restaurant,
      menu: menu ? { id: menu.id, name: menu.name, description: menu.description } : null,
      listed:
        menu && stored.is_listed && mayBeListed
          ? {
              id: stored.id,
              name: stored.name,
              description: stored.description,
              city: restaurant.location?.city ?? null,
              state: restaurant.location?.state ?? null,
              published_at: before?.listed?.published_at ?? now.toISOString(),
            }
          : null,
      menu_digest: digest,
      menu_changed_at: menu ? changedAt : null,
    },
    // The revision makes each page's ETag its own, even where the content comes back.
    pages: {
      landing: html(`${landingPage(restaurant, site)}<!--${revision}-->`),
      menu: menu && html(`${menuPage(menu, restaurant, site)}<!--${revision}-->`),
      data: menu && json({ revision, menu }),
    },
  };
}

async function write(restaurantId: string, etags: Etags, rendered: Rendered, pages: PagesStore) {
  const paths = pageKeys(restaurantId);
  const { revision } = rendered.published;
  const written = await Promise.all(
    pageNames.map((name) =>
      pages.replace(paths[name], etags[name], rendered.pages[name] ?? { goneAt: revision }),
    ),
  );
  return written.every(Boolean);
}

/** Times that a publisher starts over when another one came between; each means the other got through. */
const attempts = 10;

/**
 * Publishes a restaurant as its owner's catalogue is now. What stands in the bucket is looked at before the catalogue
 * is read and replaced only if it is still the same, so a publisher that was overtaken never brings an old page back:
 * it starts over with a fresh reading. Does nothing while a change of many rows is under way. Rejects when it was
 * overtaken every time.
 */
export async function publishRestaurant(ownerId: string, restaurantId: string, tools: Tools) {
  const { store, pages, clock, site } = tools;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [etags, before] = await Promise.all([
      etagsOf(restaurantId, pages),
      store.published(restaurantId),
    ]);
    const now = clock();
    const [catalogue, plan, mayBeListed] = await Promise.all([
      store.catalogue(ownerId),
      store.entitlement(ownerId, now),
      // Strangers' addresses would fill home and the directory.
      store.hasVerifiedEmail(ownerId),
    ]);
    // Half of a change is never shown: its end wakes the publisher again.
    if (!catalogue) return;
    const showImages = plans[plan.planType].images;
    const rendered = render(restaurantId, catalogue, showImages, before, {
      site,
      now,
      mayBeListed,
    });
    if (!(await write(restaurantId, etags, rendered, pages))) continue;
    const made = {
      restaurant_id: restaurantId,
      owner_id: ownerId,
      page_version: pageVersion(site),
    };
    if (await store.replace(made, before, rendered.published)) return;
  }
  throw new Error(`Publishing ${restaurantId} was overtaken ${attempts} times`);
}
