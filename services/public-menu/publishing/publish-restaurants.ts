import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import type { CardMaker } from '../card/social-card.ts';
import type { FontSubsetter } from '../faces/font-subsetter.ts';
import type { PagesStore } from '../pages/pages-store.ts';
import type { PublicMenuStore } from '../public-menu-store.ts';
import type { OwnersStore } from './owners-store.ts';
import { publishOne, type Reading } from './publish-one.ts';
import { type BucketState, readBucketState } from './bucket-state.ts';

export type Context = {
  store: PublicMenuStore;
  owners: OwnersStore;
  pages: PagesStore;
  faces: FontSubsetter;
  cards: CardMaker;
  clock: () => Date;
  site: Site;
  pageVersion: string;
};

/** Reads the bucket's state first, then the catalogue; undefined during a bulk change. */
async function look(ownerId: string, ids: readonly string[], asksBucket: boolean, of: Context) {
  const now = of.clock();
  const state = await of.owners.state(ownerId, ids, now);
  const standing = await Promise.all(
    ids.map((id) => readBucketState(id, state.published.get(id), { pages: of.pages, asksBucket })),
  );
  const catalogue = await of.owners.catalogue(ownerId, state);
  const { images, furtherMenus, furtherLanguages } = plans[state.planType];
  // Unverified accounts would flood the directory.
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

/** Publishes each, collecting errors in `failures`. Returns those overtaken by another publisher. */
async function publishEach(
  standing: readonly BucketState[],
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

/** Attempts when overtaken by other publishers; each time, one of those succeeded. */
const attempts = 10;

/**
 * Publishes one owner's restaurants from the current catalogue, read once for all. The bucket's state is read before
 * the catalogue and replaced only if unchanged, so an overtaken publisher never restores an old page: it reads again
 * and retries. Does nothing during a bulk change. Rejects if it was overtaken every time or a restaurant failed; the
 * others are still published. `asksBucket`: do not trust the stored ETags.
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
    // Never publish half a bulk change: its end triggers this again.
    if (!seen) return;
    left = await publishEach(seen.standing, seen.reading, failures, context);
  }
  if (failures.length > 0) throw failures[0];
  if (left.length > 0)
    throw new Error(`Publishing was overtaken ${attempts} times: ${left.join()}`);
}
