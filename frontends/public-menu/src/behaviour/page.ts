import { askConsent } from './ask-consent.ts';
import { enhance } from './enhance.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { loadMore } from './load-more.ts';

/** After reading this long, a guest may return offline, even without touching anything. */
const readMs = 5000;
/** Dishes sell out and lunch ends: a guest who comes back to the page after this long gets it anew. */
const staleMs = 1_800_000;

// The only script that a finished page starts with, inlined in it.
enhance(document.body, loadMore);
askConsent(document.body);
const keep = () => void registerOfflineWorker().catch(() => undefined);
addEventListener('load', () => setTimeout(keep, readMs));
/** Only where the worker has a copy, in case there is no network by now, and nothing was searched for. */
const refresh = () => {
  const isStale = Date.now() - performance.timeOrigin > staleMs;
  const isKept = navigator.serviceWorker?.controller;
  if (isStale && isKept && !document.querySelector('.find[data-count]')) location.reload();
};
// By the time the page is hidden, everything that was used has loaded.
document.addEventListener('visibilitychange', () => (document.hidden ? keep() : refresh()));
