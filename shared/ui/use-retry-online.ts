import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Retries once the connection is back. */
export function useRetryOnline(waiting: boolean, again: () => void): void {
  // On every render, so that it sends the current input.
  useEffect(() => {
    if (!waiting) return undefined;
    return onlineManager.subscribe((isOnline) => (isOnline ? again() : undefined));
  });
}
