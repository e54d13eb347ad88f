import { broughtName, unsentName } from '../storage-names.ts';

const prefix = `${unsentName}:`;

/** Where edits of a menu are kept on the device until they are saved. */
export const unsentKey = (ownerId: string, menuId: string) => `${prefix}${ownerId}:${menuId}`;

/** Where a menu that is being brought is kept until it is saved whole. */
export const broughtKey = (menuId: string) => `${broughtName}:${menuId}`;

/** Forgets what was not saved, of all owners but one: a device may be shared. */
export function forgetUnsent(exceptOf?: string): void {
  try {
    const own = exceptOf === undefined ? undefined : `${prefix}${exceptOf}:`;
    for (const key of Object.keys(localStorage)) {
      const isOthers = own === undefined || !key.startsWith(own);
      const isBrought = own === undefined && key.startsWith(`${broughtName}:`);
      if (isBrought || (key.startsWith(prefix) && isOthers)) localStorage.removeItem(key);
    }
  } catch {
    // Refused storage holds nothing.
  }
}
