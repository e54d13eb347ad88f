import type { Look } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import { dinersLook } from '@menuleaf/shared/menu/diners-look.ts';
import type { StoredRestaurant } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { imageStatus } from '../replies.ts';

/** A restaurant's look for its owner; Pro settings are always included, Pro images are not. */
export function lookReply(restaurant: StoredRestaurant, planType: PlanType): Look {
  const { look = {}, logo, logo_upload, logo_error, cover, cover_upload, cover_error } = restaurant;
  const shown = dinersLook(restaurant, plans[planType].images);
  return {
    accent: look.accent ?? null,
    theme: look.theme ?? null,
    type: look.type ?? null,
    layout: look.layout ?? null,
    logo_url: shown?.logo_url ?? null,
    logo_color: shown?.logo_color ?? null,
    logo_status: imageStatus({ image: logo, image_upload: logo_upload, image_error: logo_error }),
    logo_error: logo_error ?? null,
    cover_url: shown?.cover_url ?? null,
    cover_color: shown?.cover_color ?? null,
    cover_status: imageStatus({
      image: cover,
      image_upload: cover_upload,
      image_error: cover_error,
    }),
    cover_error: cover_error ?? null,
    updated_at: restaurant.updated_at,
  };
}
