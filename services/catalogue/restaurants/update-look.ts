import { mustBeLoaded, oneOf, sentFields, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { CatalogueHandler } from '../context.ts';
import { mustHaveImages } from '../items/item-image.ts';
import { lookReply } from './look-reply.ts';

export const updateLook: CatalogueHandler<'updateLook'> = async (
  { params, body },
  owner,
  context,
) => {
  const { accent, type, layout, updated_at: loaded } = body;
  const { catalogue, planType } = await changeCatalogue(
    owner.userId,
    context,
    ({ before, planType: plan, now }) => {
      const current = oneOf(before, 'restaurants', params.id);
      mustBeUnlocked('restaurants', [params.id], before, plan);
      mustBeLoaded(current, loaded);
      if (layout === 'photos') mustHaveImages(plan);
      const look = { ...current.look, ...sentFields({ accent, type, layout }) };
      const saved = { ...current, look, updated_at: now.toISOString() };
      return { after: withRows(before, { restaurants: [saved] }) };
    },
  );
  return lookReply(oneOf(catalogue, 'restaurants', params.id), planType);
};
