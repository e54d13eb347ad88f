import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import type { CardMaker } from '../card/social-card.ts';
import type { FaceCutter } from '../faces/cut-face.ts';
import type { PagesStore } from '../pages/pages-store.ts';
import type { PublicMenuStore } from '../public-menu-store.ts';
import type { OwnersStore } from './owners-store.ts';
import { publishOne, type Reading } from './publish-one.ts';
import { type Standing, standingOf } from './standing.ts';

export type Context = {
  store: PublicMenuStore;
  owners: OwnersStore;
  pages: PagesStore;
  faces: FaceCutter;
  cards: CardMaker;
  clock: () => Date;
  site: Site;
  pageVersion: string;
};

/** What stands there is looked at first, then the catalogue is read; undefined while many rows are changed. */
async function look(ownerId: string, ids: readonly string[], asksBucket: boolean, of: Context) {
  const now = of.clock();
  const state = await of.owners.state(ownerId, ids, now);
  const standing = await Promise.all(
    ids.map((id) => standingOf(id, state.published.get(id), { pages: of.pages, asksBucket })),
  );
  const catalogue = await of.owners.catalogue(ownerId, state);
  const { images, furtherMenus, furtherLanguages } = plans[state.planType];
  // Strangers' addresses would fill home and the directory.
  const mayBeListed = state.hasVerifiedEmail;
  return (
    catalogue && {
      standing,
      reading: {
        ownerId,
        catalogue,
        showImages: images,
        showFurther: furtherMenus,
        mostLanguages: furtherLanguages,
        mayBeListed,
        isAwaited: state.hasWebhooks,
        now,
      },
    }
  );
}

/** Publishes each; what fails is kept in `failures`. Returns those that another publisher has overtaken. */
async function publishEach(
  standing: readonly Standing[],
  reading: Reading,
  failures: unknown[],
  context: Context,
) {
  const outcomes = await Promise.allSettled(standing.map((at) => publishOne(at, reading, context)));
  failures.push(...outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason] : [])));
  return standing.flatMap(({ id }, at) => {
    const outcome = outcomes[at];
    return outcome?.status === 'fulfilled' && !outcome.value ? [id] : [];
  });
}

/** Times that a publisher starts over when another one came between; each means the other got through. */
const attempts = 10;

/**
 * Publishes restaurants of one owner as the catalogue is now, which is read once for all of them. What stands in the
 * bucket is known before the catalogue is read and replaced only if it is still the same, so a publisher that was
 * overtaken never brings an old page back: it starts over with a fresh reading. Does nothing while a change of many rows
 * is under way. Rejects when it was overtaken every time, or one of them cannot be published; the others are, all the
 * same. `asksBucket` is for what may stand there without a publisher having noted it.
 */
export async function publishRestaurants(
  ownerId: string,
  ids: readonly string[],
  context: Context,
  asksBucket = false,
) {
  let left = ids;
  const failures: unknown[] = [];
  for (let attempt = 0; attempt < attempts && left.length > 0; attempt += 1) {
    const seen = await look(ownerId, left, asksBucket || attempt > 0, context);
    // Half of a change is never shown: its end wakes the publisher again.
    if (!seen) return;
    left = await publishEach(seen.standing, seen.reading, failures, context);
  }
  if (failures.length > 0) throw failures[0];
  if (left.length > 0)
    throw new Error(`Publishing was overtaken ${attempts} times: ${left.join()}`);
}
