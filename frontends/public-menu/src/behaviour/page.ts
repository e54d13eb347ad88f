import { askConsent } from './ask-consent.ts';
import { enhance } from './enhance.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { loadMore } from './load-more.ts';

/** After reading this long, a guest may return offline, even without touching anything. */
const readMs = 5000;

// The only script that a finished page starts with, inlined in it.
enhance(document.body, loadMore);
askConsent(document.body);
const keep = () => void registerOfflineWorker().catch(() => undefined);
addEventListener('load', () => setTimeout(keep, readMs));
/**
 * Dishes sell out and lunch ends: who comes back after half an hour gets the page anew. Only where the worker has a copy,
 * in case there is no network by now, and nothing was searched for.
 */
const isStale = () =>
  Date.now() - performance.timeOrigin > 1_800_000 &&
  navigator.serviceWorker?.controller &&
  !document.querySelector('[data-count]');
document.addEventListener('visibilitychange', () => {
  // By the time the page is hidden, everything that was used has loaded.
  if (document.hidden) keep();
  else if (isStale()) location.reload();
});
