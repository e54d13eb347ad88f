/** Offline note of a cached page, which the worker reads from it: it must not contain a quote. */
export const offlineWords = {
  offline: 'No connection: this is the menu as you last had it.',
};
export type OfflineWords = typeof offlineWords;
