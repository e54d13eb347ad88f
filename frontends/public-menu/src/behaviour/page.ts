import { askConsent } from './ask-consent.ts';
import { enhance } from './enhance.ts';
import { keepOffline } from './keep-offline.ts';

// The one script that a finished page starts with.
enhance(document.body);
askConsent(document.body);
const keep = () => void keepOffline().catch(() => undefined);
addEventListener('load', () => setTimeout(keep));
// By the time somebody looks away, everything that was used is loaded.
document.addEventListener('visibilitychange', () => document.hidden && keep());
