import { notFound, Refusal } from '@menuleaf/shared/http/refusal.ts';
import { plans, quotaMessage } from '@menuleaf/shared/plans/plans.ts';
import { copyName } from './copy-name.ts';
import { ownersMenus, pick } from './owners-view.ts';
import type { CatalogueVerb } from './tools.ts';

export const duplicateMenu: CatalogueVerb<'duplicateMenu'> = async ({ params }, owner, tools) => {
  const { store, clock, newId } = tools;
  const now = clock();
  const [plan, menu] = await Promise.all([
    store.entitlement(owner.userId, now),
    store.one('menus', owner.userId, params.id),
  ]);
  if (!menu) throw notFound('Menu');
  const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
  const copy = { ...menu, id: newId(), name: copyName(menu.name), ...stamps };
  const limit = plans[plan.planType].limits.menus;
  if (await store.create('menus', owner.userId, copy, limit)) {
    throw new Refusal(403, quotaMessage(plan.planType, 'menus'));
  }
  return pick(await ownersMenus(owner.userId, tools), copy.id, 'Menu');
};
