import { client } from '@menuleaf/shared/browser/client/client.ts';
import { menuEditOperations } from '@menuleaf/shared/contracts/catalogue/menus/menu-edit-calls.ts';
import type { Service } from './editing/autosave.ts';

const calls = client(menuEditOperations);

export const menuService = (id: string): Service => ({
  content: () => calls.menuContent({ params: { id } }),
  edit: (call) => calls.editMenu({ params: { id }, body: call }),
});
