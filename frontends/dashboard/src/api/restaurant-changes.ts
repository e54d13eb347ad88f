import { restaurantChangeOperations } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant-change-calls.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

/** Calls that create and change restaurants: for forms and dialogs, not lists. */
export const restaurantChanges = client(restaurantChangeOperations);
