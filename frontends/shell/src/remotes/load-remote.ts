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
  /** Reads what its page at this address shows first, so that it is drawn once, with that. */
  prepare?: (queries: QueryClient) => Promise<unknown>;
};

/** As long as a script's own: a remote that comes late still comes. */
const patienceMs = 120_000;

/** Asks for a remote afresh: its manifest, then what it names. Every try registers it anew, since a failed one is remembered. */
export async function fetchRemote(remote: string): Promise<RemoteModule> {
  const loaded = await Promise.race([load(remote), tooLate(remote)]);
  if (!loaded) throw new Error(`The remote ${remote} exposes no page`);
  return loaded;
}

async function load(remote: string): Promise<RemoteModule | null> {
  const name = containerName(remote);
  const entry = await entryOf(remote);
  registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force: true });
  return loadRemote<RemoteModule>(`${name}/remote`);
}

/** Never from what is kept: a remote is as new as its last deployment. */
async function entryOf(remote: string): Promise<string> {
  const address = manifestAddress(remote);
  const response = await (takePreloaded(address)?.catch(() => fetch(address)) ?? fetch(address));
  if (!response.ok) throw new Error(`The remote ${remote} has no manifest`);
  const { metaData }: Manifest = await response.json();
  return remoteAddress(remote) + metaData.remoteEntry.name;
}

function tooLate(remote: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`The remote ${remote} did not answer in time`)), patienceMs);
  });
}
