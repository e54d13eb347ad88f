import { askConsent } from './ask-consent.ts';
import { enhance } from './enhance.ts';
import { keepOffline, tellIfKept } from './keep-offline.ts';

// The one script of a finished page.
enhance(document.body);
askConsent(document.body);
tellIfKept(document.body);
const idle = () => void keepOffline().catch(() => undefined);
window.addEventListener('load', () => setTimeout(idle));
