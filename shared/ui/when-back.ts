import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Does again what waits for a connection, once there is one. */
export function useWhenBack(waiting: boolean, again: () => void): void {
  // At each drawing, so that what is sent is what is typed by then.
  useEffect(() => {
    if (!waiting) return undefined;
    return onlineManager.subscribe((isOnline) => (isOnline ? again() : undefined));
  });
}
