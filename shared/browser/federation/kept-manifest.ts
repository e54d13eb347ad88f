import { manifestName } from '../storage-names.ts';
import type { Manifest } from './manifest.ts';

const keyOf = (remote: string) => `${manifestName}:${remote}`;

/** What the remote was made of the last time, which may be over. Undefined where nothing is kept. */
export function keptManifest(remote: string): Manifest | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(remote)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the part of it that is read. */
export function keepManifest(remote: string, { metaData, exposes }: Manifest): void {
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
    // Refused storage: the next page waits for the network.
  }
}
