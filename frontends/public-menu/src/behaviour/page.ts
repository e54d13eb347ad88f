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
// By the time the page is hidden, everything that was used has loaded.
document.addEventListener('visibilitychange', () => document.hidden && keep());
