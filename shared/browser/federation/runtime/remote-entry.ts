type Remote = { name: string; entry: string; entryGlobalName: string };

/**
 * In place of what the federation's runtime loads remotes with, which also knows modules, SystemJS and servers, and gives
 * up after twenty seconds.
 */
export function loadScript(address: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = address;
    script.fetchPriority = 'high';
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', () => failed(new Error(`${address} could not be loaded`)));
    document.head.append(script);
  });
}

/** A remote's container, which its first script puts into the page. */
export async function getRemoteEntry({ remoteInfo }: { remoteInfo: Remote }): Promise<unknown> {
  const container = (): unknown => Reflect.get(globalThis, remoteInfo.entryGlobalName);
  if (!container()) await loadScript(remoteInfo.entry);
  return container();
}

export const getRemoteEntryUniqueKey = ({ name, entry }: Remote) => `${name}:${entry}`;

export const getRemoteInfo = (remote: Remote) => ({ shareScope: 'default', ...remote });

export const isStaticResourcesEqual = (one: string, other: string) => one === other;
export const createLink = undefined;
export const createScript = undefined;
export const safeWrapper = undefined;
export const isEsmRemoteType = undefined;
