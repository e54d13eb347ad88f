import { numbered } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import { userReply } from './identity.ts';
import { signedInUser } from './signed-in-user.ts';
import type { IdentityVerb } from './tools.ts';

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
    menus: catalogue.menus,
    categories: numbered(catalogue).categories,
    items: numbered(catalogue).items.map(withPrice),
  };
};
