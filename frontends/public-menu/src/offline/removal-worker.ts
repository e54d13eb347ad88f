/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

// Used as sw.ts, it removes the worker and its caches from every phone.
const { pathname: home } = new URL(self.registration.scope);

async function removeAll() {
  const names = (await caches.keys()).filter((name) => name.startsWith(`menuleaf ${home} `));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeAll()));
