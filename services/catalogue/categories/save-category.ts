import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import { lockedIds } from '../replies.ts';
import { addToHolders, mustExist } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';
import { categoriesView, pick } from '../owners-view.ts';
import type { Handler } from '../context.ts';
import { editOne } from '../changes/edit-one.ts';

/** The account's only menu, unless the plan makes it read-only: by default a new category is visible. */
function theOnlyMenu({ menus }: OwnersCatalogue, planType: PlanType): string[] {
  const [menu, ...others] = menus;
  if (!menu || others.length > 0) return [];
  return lockedIds(menus, 'menus', planType).has(menu.id) ? [] : [menu.id];
}

export const createCategory: Handler<'createCategory'> = async (input, owner, context) => {
  const { idempotency_key: _key, part_of: _work, menu_ids, ...fields } = input.body;
  const id = context.newId();
  const { catalogue, planType, made } = await changeCatalogue(
    owner.accountId,
    context,
    ({ before, planType, now }) => {
      const menus = new Set(menu_ids ?? theOnlyMenu(before, planType));
      mustExist(before, 'menus', [...menus]);
      const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
      const category = { ...fields, id, item_ids: [], ...stamps };
      const grown = { ...before, categories: [...before.categories, category] };
      return { after: addToHolders(grown, 'categories', category, menus), made: [id] };
    },
    {
      once: idempotencyKeyOf('createCategory', input),
      alone: menu_ids?.length === 0 ? 'categories' : undefined,
    },
  );
  return pick(categoriesView(catalogue, planType), made[0] ?? '', 'Category');
};

export const updateCategory: Handler<'updateCategory'> = async (
  { params, body },
  owner,
  context,
) => {
  const { updated_at: loaded, ...fields } = body;
  const editing = { kind: 'categories', ownerId: owner.accountId, id: params.id, loaded } as const;
  const { catalogue, planType } = await editOne(editing, () => fields, context);
  return pick(categoriesView(catalogue, planType), params.id, 'Category');
};
