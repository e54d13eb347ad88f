const prefix = 'menuleaf-unsent:';

/** Where edits of a menu are kept on the device until they are saved. */
export const unsentKey = (ownerId: string, menuId: string) => `${prefix}${ownerId}:${menuId}`;

/** Forgets what was not saved, of all owners but one: a device may be shared. */
export function forgetUnsent(exceptOf?: string): void {
  try {
    const own = exceptOf === undefined ? undefined : `${prefix}${exceptOf}:`;
    for (const key of Object.keys(localStorage)) {
      const isOthers = own === undefined || !key.startsWith(own);
      if (key.startsWith(prefix) && isOthers) localStorage.removeItem(key);
    }
  } catch {
    // Refused storage holds nothing.
  }
}
