import { mayDo, type Operation } from '../../contracts/operation.ts';
import type { Owner } from '../caller.ts';

/** The restaurants that the caller may see. */
export const accessibleRestaurants = <Restaurant extends { id: string }>(
  { restaurants }: Owner,
  all: readonly Restaurant[],
): Restaurant[] => all.filter(({ id }) => restaurants === 'all' || restaurants.includes(id));

const ofOneRestaurant = /^\/api\/restaurants\/\{id\}/;

/** Refuses 403 if the role is too low for a call, or the caller is limited to other restaurants. */
export async function mustBeAllowed(
  owner: Owner,
  call: Operation,
  restaurantId: string | undefined,
): Promise<void> {
  if (call.access !== 'owner') return;
  const isOfRestaurant = restaurantId !== undefined && ofOneRestaurant.test(call.path);
  if (mayDo(owner.role, call.role) && (!isOfRestaurant || owner.restaurants === 'all')) return;
  const { mustHaveRestaurant, roleRefusal } = await import('./role-refusal.ts');
  if (!mayDo(owner.role, call.role)) throw roleRefusal(owner, call.role);
  if (isOfRestaurant) mustHaveRestaurant(owner, restaurantId);
}
