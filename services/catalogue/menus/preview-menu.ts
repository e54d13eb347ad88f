import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { moneyOf } from '@menuleaf/shared/menu/prices/money-of.ts';
import { shownMenuIds } from '@menuleaf/shared/menu/shown-menus.ts';
import { notFound } from '@menuleaf/shared/server/http-error.ts';
import { dinersCategories } from '@menuleaf/shared/menu/diners-menu.ts';
import { believed } from '@menuleaf/shared/menu/suggestions/asked-about.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';
import type { Handler, Context } from '../context.ts';

/** A menu as diners would see it, active or not. Throws 404. */
export async function preview(ownerId: string, menuId: string, { store, clock }: Context) {
  const now = clock();
  const [plan, catalogue] = await Promise.all([
    store.entitlement(ownerId, now),
    store.whole(ownerId),
  ]);
  const menu = catalogue.menus.find((each) => each.id === menuId);
  if (!menu) throw notFound('Menu');
  const shownBy =
    catalogue.restaurants.find((restaurant) => shownMenuIds(restaurant, true).includes(menu.id)) ??
    catalogue.restaurants[0];
  return {
    id: menu.id,
    name: menu.name,
    description: menu.description,
    ...(menu.note && { note: menu.note }),
    restaurant: shownBy ? { id: shownBy.id, name: shownBy.name } : null,
    language: menu.language ?? defaultLanguage,
    ...moneyOf(shownBy),
    categories: dinersCategories(menu, believed(catalogue), plans[plan.planType].images, now),
  };
}

export const previewMenu: Handler<'previewMenu'> = ({ params }, owner, context) =>
  preview(owner.accountId, params.id, context);
