import { restaurantChangeOperations } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-change-calls.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

/** Calls that make and change restaurants: forms and dialogs load them, no list does. */
export const restaurantChanges = client(restaurantChangeOperations);
