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

/** A remote's entry, made by webpack: it takes what the page shares, and gives what it exposes. */
type Container = {
  init: (shared: object) => Promise<void>;
  get: (exposed: './remote') => Promise<() => RemoteModule>;
};

/** Webpack's own, in the shell's bundle. */
declare const __webpack_share_scopes__: { default: object };

/** As long as for a script: a late remote still loads. */
const patienceMs = 120_000;

/** Loads a remote afresh: its manifest, then its files, since a try that failed leaves nothing to go on with. */
export function fetchRemote(remote: string): Promise<RemoteModule> {
  return Promise.race([load(remote), tooLate(remote)]);
}

async function load(remote: string): Promise<RemoteModule> {
  await run(await entryOf(remote));
  const container: Container | undefined = Reflect.get(window, containerName(remote));
  if (!container) throw new Error(`The remote ${remote} exposes no page`);
  await container.init(__webpack_share_scopes__.default);
  const exposed = await container.get('./remote');
  return exposed();
}

/** Never cached: a remote is as new as its last deployment. */
async function entryOf(remote: string): Promise<string> {
  const address = manifestAddress(remote);
  const response = await (takePreloaded(address)?.catch(() => fetch(address)) ?? fetch(address));
  if (!response.ok) throw new Error(`The remote ${remote} has no manifest`);
  const { metaData }: Manifest = await response.json();
  return remoteAddress(remote) + metaData.remoteEntry.name;
}

function run(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded`)));
    document.head.append(script);
  });
}

function tooLate(remote: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`The remote ${remote} did not answer in time`)), patienceMs);
  });
}
