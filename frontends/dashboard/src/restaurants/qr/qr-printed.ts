import { useSyncExternalStore } from 'react';
import { qrPrintedName } from '@menuleaf/shared/browser/storage-names.ts';

const keyOf = (restaurantId: string) => `${qrPrintedName}-${restaurantId}`;
const thisVisit = new Set<string>();
const listeners = new Set<() => void>();

function known(restaurantId: string): boolean {
  try {
    return thisVisit.has(restaurantId) || localStorage.getItem(keyOf(restaurantId)) !== null;
  } catch {
    return thisVisit.has(restaurantId);
  }
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Records that the owner has this restaurant's QR code, printed or downloaded. */
function remember(restaurantId: string): void {
  thisVisit.add(restaurantId);
  try {
    localStorage.setItem(keyOf(restaurantId), 'done');
  } catch {
    // Storage blocked: the panel returns on the next visit.
  }
  for (const changed of listeners) changed();
}

/**
 * Whether the owner has this restaurant's QR code, the last of the first steps. Stored regardless of cookie consent: it
 * results from an action of the owner's and serves nothing else.
 */
export function useQrPrinted(restaurantId: string) {
  const printed = useSyncExternalStore(subscribe, () => known(restaurantId));
  return { printed, remember: () => remember(restaurantId) };
}
