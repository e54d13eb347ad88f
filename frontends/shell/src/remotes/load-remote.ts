import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { containerName } from '@menuleaf/shared/browser/federation/container-name.ts';
import {
  type Manifest,
  manifestAddress,
  remoteAddress,
} from '@menuleaf/shared/browser/federation/manifest.ts';
import { takePreloaded } from '@menuleaf/shared/browser/client/preload.ts';

export type RemoteModule = {
  default: ComponentType;
  /** Prefetches what its page at this URL shows first, so the first render has it. */
  prepare?: (queries: QueryClient) => Promise<unknown>;
};

/** As long as for a script: a late remote still loads. */
const patienceMs = 120_000;

/** Loads a remote afresh: its manifest, then its files. Every try registers it anew, since a failure is cached. */
export async function fetchRemote(remote: string): Promise<RemoteModule> {
  const loaded = await Promise.race([load(remote), rejectLate(remote)]);
  if (!loaded) throw new Error(`The remote ${remote} exposes no page`);
  return loaded;
}

async function load(remote: string): Promise<RemoteModule | null> {
  const name = containerName(remote);
  const entry = await entryOf(remote);
  registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force: true });
  return loadRemote<RemoteModule>(`${name}/remote`);
}

/** Never cached: a remote is as new as its last deployment. */
async function entryOf(remote: string): Promise<string> {
  const address = manifestAddress(remote);
  const early = takePreloaded(address)?.catch(() => fetch(address));
  const response = await (early ?? fetch(address)).catch(() => undefined);
  if (!response?.ok) throw new Error(`The manifest of ${remote} could not be loaded`);
  const { metaData }: Manifest = await response.json();
  return remoteAddress(remote) + metaData.remoteEntry.name;
}

function rejectLate(remote: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${remote} could not be loaded in time`)), patienceMs);
  });
}
