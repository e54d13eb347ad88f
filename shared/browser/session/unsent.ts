import { importName, unsentName } from '../storage-names.ts';

const prefix = `${unsentName}:`;

/** Storage key for unsaved edits of a menu. */
export const unsentKey = (ownerId: string, menuId: string) => `${prefix}${ownerId}:${menuId}`;

export function hasUnsent(ownerId: string, menuId: string): boolean {
  try {
    return localStorage.getItem(unsentKey(ownerId, menuId)) !== null;
  } catch {
    return false;
  }
}

/** Storage key for an import of a menu until it is fully saved. */
export const importKey = (menuId: string) => `${importName}:${menuId}`;

/** Clears unsaved edits of all owners but one: a device may be shared. */
export function clearUnsent(exceptOf?: string): void {
  try {
    const own = exceptOf === undefined ? undefined : `${prefix}${exceptOf}:`;
    for (const key of Object.keys(localStorage)) {
      const isOthers = own === undefined || !key.startsWith(own);
      const isImport = own === undefined && key.startsWith(`${importName}:`);
      if (isImport || (key.startsWith(prefix) && isOthers)) localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage is empty.
  }
}
