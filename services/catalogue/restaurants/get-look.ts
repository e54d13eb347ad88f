import { notFound } from '@menuleaf/shared/server/http-error.ts';
import type { CatalogueHandler } from '../context.ts';
import { lookReply } from './look-reply.ts';

export const getLook: CatalogueHandler<'getLook'> = async ({ params }, owner, { store, clock }) => {
  const [plan, restaurants] = await Promise.all([
    store.entitlement(owner.accountId, clock()),
    store.restaurants(owner.accountId),
  ]);
  const found = restaurants.find(({ id }) => id === params.id);
  if (!found) throw notFound('Restaurant');
  return lookReply(found, plan.planType);
};
