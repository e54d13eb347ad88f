import { itemUpdateOperations } from '@menuleaf/shared/contracts/catalogue/items/item-update-call.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

/** Changes an item; in the list it loads with the first price that is changed. */
export const { updateItem } = client(itemUpdateOperations);
