import { manifestName } from '../storage-names.ts';
import type { Manifest } from './manifest.ts';

const keyOf = (remote: string) => `${manifestName}:${remote}`;

/** The remote's cached manifest, which may be stale. Undefined if none is cached. */
export function cachedManifest(remote: string): Manifest | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(remote)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Caches the fields that are read. */
export function cacheManifest(remote: string, { metaData, exposes }: Manifest): void {
  const { remoteEntry, earlyCalls } = metaData;
  const kept: Manifest = {
    metaData: { remoteEntry: { name: remoteEntry.name }, ...(earlyCalls && { earlyCalls }) },
    exposes: exposes.map(({ assets: { js, css } }) => ({
      assets: { js: { sync: js.sync }, css: { sync: css.sync } },
    })),
  };
  try {
    localStorage.setItem(keyOf(remote), JSON.stringify(kept));
  } catch {
    // Storage blocked: the next page waits for the network.
  }
}
