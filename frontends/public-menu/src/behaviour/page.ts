import { askConsent } from './ask-consent.ts';
import { enhance } from './enhance.ts';
import { keepOffline } from './keep-offline.ts';
import { loadMore } from './load-more.ts';

/** Who has read for so long may come back without a network, though nothing was touched yet. */
const readMs = 5000;

// The one script that a finished page starts with. It stands in the page.
enhance(document.body, loadMore);
askConsent(document.body);
const keep = () => void keepOffline().catch(() => undefined);
addEventListener('load', () => setTimeout(keep, readMs));
// By the time somebody looks away, everything that was used is loaded.
document.addEventListener('visibilitychange', () => document.hidden && keep());
