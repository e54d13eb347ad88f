import { mustBeLoaded, oneOf, sentFields, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { CatalogueHandler } from '../context.ts';
import { mustHaveImages } from '../items/item-image.ts';
import { checkLookImages, placeLookImages } from './look-images.ts';
import { lookReply } from './look-reply.ts';

export const updateLook: CatalogueHandler<'updateLook'> = async (
  { params, body },
  owner,
  context,
) => {
  const { accent, type, layout, updated_at: loaded, ...given } = body;
  const { id } = params;
  const ownerId = owner.userId;
  const { catalogue, planType } = await changeCatalogue(
    ownerId,
    context,
    async ({ before, planType: plan, now }) => {
      const current = oneOf(before, 'restaurants', id);
      mustBeUnlocked('restaurants', [id], before, plan);
      mustBeLoaded(current, loaded);
      if (layout === 'photos') mustHaveImages(plan);
      await checkLookImages(given, { ownerId, id, planType: plan }, context);
      const look = { ...current.look, ...sentFields({ accent, type, layout }) };
      const saved = { ...current, look, updated_at: now.toISOString() };
      return { after: withRows(before, { restaurants: [saved] }) };
    },
  );
  const isOther = await placeLookImages(given, { ownerId, id }, context);
  const { restaurants } = isOther ? await context.store.whole(ownerId) : catalogue;
  return lookReply(oneOf({ ...catalogue, restaurants }, 'restaurants', id), planType);
};
