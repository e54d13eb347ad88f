import type { Role } from '../../contracts/operation.ts';
import type { Owner } from '../caller.ts';
import { HttpError } from '../http-error.ts';

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

/** 403: the role is lower than required. */
export const roleRefusal = ({ role, givenRole }: Owner, needs: Role) =>
  new HttpError(
    403,
    role === 'reader'
      ? `Your role in this account is ${titles[givenRole]}, but the account is on the Free plan: you can read, not change anything. Ask the owner.`
      : `Your role in this account is ${titles[role]}. Ask ${whoCan[needs]} to do this.`,
  );

/** Refuses 403 if the caller is limited to others. */
export function mustHaveRestaurant({ restaurants }: Owner, restaurantId: string): void {
  if (restaurants === 'all' || restaurants.includes(restaurantId)) return;
  throw new HttpError(
    403,
    'You work for other restaurants of this account. Ask the owner to add this one.',
  );
}

/** Refuses 403 what concerns all restaurants if the caller is limited to some; `why` follows that in the answer. */
export function mustHaveAllRestaurants({ restaurants }: Owner, why: string): void {
  if (restaurants === 'all') return;
  throw new HttpError(403, `You work for some restaurants of this account. ${why}`);
}
