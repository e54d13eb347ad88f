/** Cache names for the kitchen page's offline mode: its files, and the data it shows. */
export const kitchenFiles = 'menuleaf-kitchen-files';
export const kitchenData = 'menuleaf-kitchen-data';

/** Data read by one user must not be shown to the next. */
export function forgetKitchen(): void {
  // No cache API, nothing to clear.
  void globalThis.caches?.delete(kitchenData).catch(() => undefined);
}
