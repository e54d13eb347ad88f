import { categoryChangeOperations } from '@menuleaf/shared/contracts/catalogue/category-change-calls.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

/** Calls that change categories and their items: loaded by pages and dialogs, not by the first list. */
export const categoryChanges = client(categoryChangeOperations);
