import { useEffect } from 'react';
import { forgetKitchen } from '@menuleaf/shared/browser/kitchen-cache.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';

/**
 * Clears what was read in the kitchen once a guest arrives: both ways out of an account lead to a page that uses this,
 * and no owner's first page loads it.
 */
export function useGuestsDevice(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'guest') forgetKitchen();
  }, [status]);
}
