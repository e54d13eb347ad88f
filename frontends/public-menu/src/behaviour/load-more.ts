import { keepOffline } from './keep-offline.ts';

/** After which what the worker has not brought is asked for by itself. */
const patienceMs = 3000;

/** Until the worker answers for this page; at once where there is none, or one is there already. */
async function underWorker(): Promise<void> {
  const workers = navigator.serviceWorker;
  const taken = new Promise<unknown>((resolve) => {
    workers?.addEventListener('controllerchange', resolve, { once: true });
  });
  const isKept = await keepOffline().catch(() => false);
  if (isKept && !workers.controller) await taken;
}

/**
 * What a page does once somebody is there. The worker brings it, so that keeping the page for offline and searching it are
 * one request; but who taps waits for no worker. The page says where it is.
 */
export async function loadMore(isUrgent: boolean): Promise<typeof import('./more.ts')> {
  const { more = '' } = document.querySelector<HTMLElement>('script[data-more]')?.dataset ?? {};
  const tapped = new Promise<unknown>((resolve) => {
    for (const sign of ['click', 'change']) addEventListener(sign, resolve, { once: true });
  });
  const late = new Promise((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  const brought = underWorker();
  if (!isUrgent) await Promise.race([brought, tapped, late]);
  return import(more);
}
