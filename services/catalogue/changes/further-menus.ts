import type { FurtherMenu } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { HttpError, invalidField } from '@menuleaf/shared/server/http-error.ts';
import type { OwnersCatalogue, StoredRestaurant } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { mustBeThere, withRows } from './catalogue-edits.ts';

const notInPlan = () =>
  new HttpError(
    403,
    'Several menus by time of day are part of the Pro plan. Upgrade to Pro to show them.',
    { code: 'plan_feature' },
  );

/**
 * Looks at the menus that a restaurant is to show beside its active one. Refuses 403 without Pro, which may still take
 * them away, 404 what is not there, and 422 what is named twice.
 */
export function mustSuitFurther(
  further: readonly FurtherMenu[] | undefined,
  catalogue: OwnersCatalogue,
  planType: PlanType,
): void {
  if (further === undefined || further.length === 0) return;
  if (!plans[planType].furtherMenus) throw notInPlan();
  const ids = further.map(({ menu_id }) => menu_id);
  mustBeThere(catalogue, 'menus', ids);
  if (new Set(ids).size < ids.length) {
    throw invalidField('further_menus', 'Each menu may be named only once');
  }
}

/** Where a menu stood among the further ones of each restaurant, and when it was shown. */
export type Remembered = Record<string, { at: number; times?: FurtherMenu['times'] }>;

type Kept = NonNullable<StoredRestaurant['further_menus']>;

const withList = (restaurant: StoredRestaurant, further_menus: Kept) => ({
  ...restaurant,
  further_menus,
});

/** The restaurants without a menu among their further ones, and where it was. */
export function withoutFurther(catalogue: OwnersCatalogue, menuId: string) {
  const remembered: Remembered = {};
  const restaurants = catalogue.restaurants.flatMap((one) => {
    const { further_menus = [] } = one;
    const at = further_menus.findIndex(({ menu_id }) => menu_id === menuId);
    if (at < 0) return [];
    remembered[one.id] = { at, times: further_menus[at]?.times };
    return [withList(one, further_menus.toSpliced(at, 1))];
  });
  return { after: withRows(catalogue, { restaurants }), remembered };
}

/** The restaurants with a menu where it stood, as far as they have not named it since. */
export function withFurtherAgain(
  catalogue: OwnersCatalogue,
  menu_id: string,
  remembered: Remembered,
): OwnersCatalogue {
  const restaurants = catalogue.restaurants.flatMap((one) => {
    const { further_menus = [] } = one;
    const place = remembered[one.id];
    if (!place || further_menus.some((each) => each.menu_id === menu_id)) return [];
    const back = { menu_id, ...(place.times && { times: place.times }) };
    return [withList(one, further_menus.toSpliced(place.at, 0, back))];
  });
  return withRows(catalogue, { restaurants });
}
