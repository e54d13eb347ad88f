import { client } from '@menuleaf/shared/browser/client/client.ts';
import { menuChangeOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-change-calls.ts';

/** Loaded by the pages that change a menu. */
export const menuChanges = client(menuChangeOperations);
