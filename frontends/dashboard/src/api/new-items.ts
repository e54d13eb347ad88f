import { newItemOperations } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

/** Calls that create items or change many: for forms and dialogs, not for lists. */
export const newItems = client(newItemOperations);
