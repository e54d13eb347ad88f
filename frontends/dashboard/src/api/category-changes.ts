import { categoryChangeOperations } from '@menuleaf/shared/contracts/catalogue/category-change-calls.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

/** Calls that change categories and what they hold: pages and dialogs load them, the first list does not. */
export const categoryChanges = client(categoryChangeOperations);
