import { useState } from 'react';
import { qrSeenName } from '@menuleaf/shared/browser/storage-names.ts';

const keyOf = (restaurantId: string) => `${qrSeenName}-${restaurantId}`;
const thisVisit = new Set<string>();

function known(restaurantId: string): boolean {
  try {
    return thisVisit.has(restaurantId) || localStorage.getItem(keyOf(restaurantId)) !== null;
  } catch {
    return thisVisit.has(restaurantId);
  }
}

/**
 * Whether the owner has this restaurant's QR code, the last of the first steps. Kept on the device whatever was said
 * about cookies: it is stored because the owner said it, and for nothing else.
 */
export function useQrSeen(restaurantId: string) {
  const [printed, setPrinted] = useState(() => known(restaurantId));
  const remember = () => {
    thisVisit.add(restaurantId);
    setPrinted(true);
    try {
      localStorage.setItem(keyOf(restaurantId), 'done');
    } catch {
      // Refused storage: the panel comes back on the next visit.
    }
  };
  return { printed, remember };
}
