import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComponentType } from 'react';
import { containerName } from '@menuleaf/shared/browser/federation/container-name.ts';
import { manifestAddress } from '@menuleaf/shared/browser/federation/manifest.ts';
import { takePreloaded } from '@menuleaf/shared/browser/client/preload.ts';

export type RemoteModule = { default: ComponentType };

/** As long as a script's own: a remote that comes late still comes. */
const patienceMs = 120_000;

registerPlugins([
  { name: 'early', fetch: (url, init) => takePreloaded(url)?.catch(() => fetch(url, init)) },
]);

/** Asks for a remote afresh: its manifest, then what it names. Every try registers it anew, since a failed one is remembered. */
export async function fetchRemote(remote: string): Promise<RemoteModule> {
  const name = containerName(remote);
  registerRemotes([{ name, entry: manifestAddress(remote) }], { force: true });
  const loaded = await Promise.race([loadRemote<RemoteModule>(`${name}/remote`), tooLate(remote)]);
  if (!loaded) throw new Error(`The remote ${remote} exposes no page`);
  return loaded;
}

function tooLate(remote: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`The remote ${remote} did not answer in time`)), patienceMs);
  });
}
