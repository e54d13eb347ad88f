/** Where a browser keeps the kitchen's page, to open it without a network: its files, and what it shows. */
export const kitchenFiles = 'menuleaf-kitchen-files';
export const kitchenData = 'menuleaf-kitchen-data';

/** What was read as somebody is not for who signs in next. */
export function forgetKitchen(): void {
  // A browser that keeps nothing has nothing to forget.
  void globalThis.caches?.delete(kitchenData).catch(() => undefined);
}
