import { registerOfflineWorker } from './register-offline-worker.ts';

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
export async function loadMore(isUrgent: boolean): Promise<typeof import('./more.ts')> {
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
