/** What a kept page says while there is no network, which its worker reads in it: it may hold no quote. */
export const offlineWords = {
  offline: 'No connection: this is the menu as you last had it.',
};
export type OfflineWords = typeof offlineWords;
