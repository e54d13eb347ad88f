import { mayDo, type Operation, type Role } from '../../contracts/operation.ts';
import type { Owner } from './caller.ts';
import { HttpError } from './http-error.ts';

const titles: Record<Role, string> = {
  reader: 'Reader',
  kitchen: 'Kitchen',
  editor: 'Editor',
  manager: 'Manager',
  owner: 'Owner',
};

const whoCan: Record<Role, string> = {
  reader: 'anyone in it',
  kitchen: 'the kitchen',
  editor: 'an editor or a manager',
  manager: 'a manager',
  owner: 'the owner',
};

const refusal = ({ role, givenRole }: Owner, needs: Role) =>
  role === 'reader'
    ? `Your role in this account is ${titles[givenRole]}, but the account is on the Free plan: you can read, not change anything. Ask the owner.`
    : `Your role in this account is ${titles[role]}. Ask ${whoCan[needs]} to do this.`;

const ofOneRestaurant = /^\/api\/restaurants\/\{id\}/;

/** Refuses 403 with the restaurant of somebody who is limited to others. */
export function mustReach({ restaurants }: Owner, restaurantId: string): void {
  if (restaurants === 'all' || restaurants.includes(restaurantId)) return;
  throw new HttpError(
    403,
    'You work for other restaurants of this account. Ask the owner to add this one.',
  );
}

/** What somebody may see of an account's restaurants. */
export const withinReach = <Restaurant extends { id: string }>(
  { restaurants }: Owner,
  all: readonly Restaurant[],
): Restaurant[] => all.filter(({ id }) => restaurants === 'all' || restaurants.includes(id));

/** Refuses 403 who is limited to some restaurants: what they added would be out of their reach. */
export function mustReachAll({ restaurants }: Owner): void {
  if (restaurants === 'all') return;
  throw new HttpError(
    403,
    'You work for some restaurants of this account. Ask the owner to add one.',
  );
}

/** Refuses 403 who has too small a role for a call, or is limited to other restaurants than the one that it names. */
export function mustBeAllowed(owner: Owner, call: Operation, restaurantId: string | undefined) {
  if (call.access !== 'owner') return;
  if (!mayDo(owner.role, call.role)) throw new HttpError(403, refusal(owner, call.role));
  if (restaurantId !== undefined && ofOneRestaurant.test(call.path)) mustReach(owner, restaurantId);
}
