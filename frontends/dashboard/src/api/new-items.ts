import { newItemOperations } from '@menuleaf/shared/contracts/catalogue/items/new-item-calls.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

/** Calls that make items, or change many: forms and dialogs load them, no list does. */
export const newItems = client(newItemOperations);
