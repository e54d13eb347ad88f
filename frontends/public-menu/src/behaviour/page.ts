import { enhance } from './enhance.ts';
import { registerOfflineWorker } from './register-offline-worker.ts';
import { consent, keepConsent } from '@menuleaf/shared/ui/cookie-consent.ts';
import { firstWords } from '../words/first-words.ts';
import { make } from './make.ts';
import { wordsOf } from './words-of.ts';

/** Timeout after which the worker is no longer awaited. */
const patienceMs = 3000;

/** Resolves once the worker controls this page; at once if there is none, or it already does. */
async function workerControl(): Promise<void> {
  const workers = navigator.serviceWorker;
  const taken = new Promise<unknown>((resolve) => {
    workers?.addEventListener('controllerchange', resolve, { once: true });
  });
  const isKept = await registerOfflineWorker().catch(() => false);
  if (isKept && !workers.controller) await taken;
}

/**
 * Loads the post-load script. The worker fetches it, so caching it for offline and loading it are one request; but taps
 * do not wait for the worker. The page states its URL.
 */
async function loadMore(isUrgent: boolean): Promise<typeof import('./more.ts')> {
  const { more = '' } = document.querySelector<HTMLElement>('script[data-more]')?.dataset ?? {};
  const tapped = new Promise<unknown>((resolve) => {
    for (const sign of ['click', 'change']) addEventListener(sign, resolve, { once: true });
  });
  const late = new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  const controlled = workerControl();
  if (!isUrgent) await Promise.race([controlled, tapped, late]);
  return import(more);
}

const delayMs = 1000;

/** The cookie banner, a second after the page has loaded, until it is answered. */
function askConsent(root: HTMLElement) {
  // Told to the script that comes later.
  const tell = (answer: string) => {
    root.dataset.consent = answer;
  };
  const before = consent();
  if (before !== undefined) return tell(before);
  const words = wordsOf(root, firstWords);
  const banner = make('section', { class: 'cookies', 'aria-label': words.privacy });
  const choice = (label: string, answer: 'accepted' | 'declined') => {
    const button = make('button', { type: 'button' }, label);
    button.addEventListener('click', () => {
      keepConsent(answer);
      tell(answer);
      banner.remove();
    });
    return button;
  };
  banner.append(
    make('a', { href: '/privacy', title: words.privacy }, words.cookies),
    choice(words.decline, 'declined'),
    choice(words.accept, 'accepted'),
  );
  const show = () => setTimeout(() => root.append(banner), delayMs);
  if (document.readyState === 'complete') show();
  else addEventListener('load', show);
}

/** After reading this long, a guest may return offline, even without touching anything. */
const readMs = 5000;

// The only script that a finished page starts with, inlined in it.
enhance(document.body, loadMore);
askConsent(document.body);
const keep = () => void registerOfflineWorker().catch(() => undefined);
addEventListener('load', () => setTimeout(keep, readMs));
// By the time the page is hidden, everything that was used has loaded.
document.addEventListener('visibilitychange', () => void (document.hidden && keep()));
