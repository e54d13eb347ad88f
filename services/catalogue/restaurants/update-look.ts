import { isFreeTheme } from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import { type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { HttpError } from '@menuleaf/shared/server/http-error.ts';
import { mustNotBeStale, oneOf, sentFields, withRows } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { mustBeUnlocked } from '../changes/locks.ts';
import type { Handler } from '../context.ts';
import { placeImages } from '../images/place-images.ts';
import { mustHaveImages } from '../images/item-image.ts';
import { lookReply } from './look-reply.ts';

/** Throws 403 if the plan lacks the theme. */
function mustHaveTheme(theme: string, plan: PlanType) {
  if (isFreeTheme(theme) || plans[plan].allThemes) return;
  throw new HttpError(403, 'This theme is part of the Pro plan. Upgrade to Pro to use it.', {
    code: 'plan_feature',
  });
}

export const updateLook: Handler<'updateLook'> = async (
  { params: { id }, body },
  { accountId: ownerId },
  context,
) => {
  const {
    accent,
    theme,
    type,
    layout,
    logo_key: logo,
    cover_key: cover,
    updated_at: loaded,
  } = body;
  const { catalogue, planType } = await changeCatalogue(
    ownerId,
    context,
    async ({ before, planType: plan, now }) => {
      const current = oneOf(before, 'restaurants', id);
      mustBeUnlocked('restaurants', [id], before, plan);
      mustNotBeStale(current, loaded);
      if (layout === 'photos') mustHaveImages(plan);
      if (theme && theme !== current.look?.theme) mustHaveTheme(theme, plan);
      const change = { ownerId, planType: plan, now };
      const placed = await placeImages({ logo, cover }, current, change, context);
      const look = { ...current.look, ...sentFields({ accent, theme, type, layout }) };
      const saved = { ...current, look, ...placed.fields, updated_at: now.toISOString() };
      return { after: withRows(before, { restaurants: [saved] }), also: placed.also };
    },
  );
  return lookReply(oneOf(catalogue, 'restaurants', id), planType);
};
