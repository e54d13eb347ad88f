import type { FurtherMenu } from '@menuleaf/shared/contracts/catalogue/menus/menu-times.ts';
import { HttpError, invalidField } from '@menuleaf/shared/server/http-error.ts';
import type { OwnersCatalogue, StoredRestaurant } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';
import { mustExist, withRows } from './catalogue-edits.ts';

const notInPlan = () =>
  new HttpError(
    403,
    'Several menus by time of day are part of the Pro plan. Upgrade to Pro to show them.',
    { code: 'plan_feature' },
  );

/**
 * Validates the menus that a restaurant shows in addition to its active one. Throws 403 without Pro (removing them is
 * still allowed), 404 for unknown ids, and 422 for duplicates.
 */
export function mustAllowFurtherMenus(
  further: readonly FurtherMenu[] | undefined,
  catalogue: OwnersCatalogue,
  planType: PlanType,
): void {
  if (further === undefined || further.length === 0) return;
  if (!plans[planType].furtherMenus) throw notInPlan();
  const ids = further.map(({ menu_id }) => menu_id);
  mustExist(catalogue, 'menus', ids);
  if (new Set(ids).size < ids.length) {
    throw invalidField('further_menus', 'Each menu may be named only once');
  }
}

/** Where a menu stood in each restaurant's further menus, and its display times. */
export type Remembered = Record<string, { at: number; times?: FurtherMenu['times'] }>;

type StoredFurtherMenus = NonNullable<StoredRestaurant['further_menus']>;

const withList = (restaurant: StoredRestaurant, further_menus: StoredFurtherMenus) => ({
  ...restaurant,
  further_menus,
});

/** The restaurants without a menu in their further menus, and its places. */
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

/** Puts a menu back where it stood, unless the restaurant has listed it again since. */
export function restoreFurtherMenu(
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
