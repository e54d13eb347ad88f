import { useEffect } from 'react';
import { forgetKitchen } from '@menuleaf/shared/browser/kitchen-cache.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';

/**
 * Where a guest arrives, nothing is left of what somebody read in the kitchen: both ways out of an account lead to a
 * page that uses this, and no first page of an owner loads it.
 */
export function useGuestsDevice(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'guest') forgetKitchen();
  }, [status]);
}
