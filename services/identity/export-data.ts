import { userReply } from './identity.ts';
import { signedInUser } from './signed-in-user.ts';
import type { IdentityVerb } from './tools.ts';

const withIds = ({ category_ids, ...menu }: { category_ids: Set<string> }) => ({
  ...menu,
  category_ids: [...category_ids],
});
const withItemIds = ({ item_ids, ...category }: { item_ids: Set<string> }) => ({
  ...category,
  item_ids: [...item_ids],
});
const withPrice = ({ price_cents, ...item }: { price_cents: number }) => ({
  ...item,
  price: price_cents / 100,
});

export const exportData: IdentityVerb<'exportData'> = async (_input, owner, { store, clock }) => {
  const now = clock();
  const [user, plan, catalogue] = await Promise.all([
    signedInUser(owner, { store }),
    store.entitlement(owner.userId, now),
    store.catalogue(owner.userId),
  ]);
  return {
    format: 'menuleaf-export-1' as const,
    exported_at: now.toISOString(),
    user: userReply(user, plan),
    restaurants: catalogue.restaurants,
    menus: catalogue.menus.map(withIds),
    categories: catalogue.categories.map(withItemIds),
    items: catalogue.items.map(withPrice),
  };
};
