import {
  cacheManifest,
  cachedManifest,
} from '@menuleaf/shared/browser/federation/cached-manifest.ts';
import {
  assetsOf,
  type Manifest,
  manifestAddress,
  remoteAddress,
} from '@menuleaf/shared/browser/federation/manifest.ts';
import { preload } from '@menuleaf/shared/browser/client/preload.ts';
import { requestHeaders } from '@menuleaf/shared/browser/client/request-headers.ts';
import { meAddress } from '@menuleaf/shared/contracts/me-path.ts';
import { isFramed } from '@menuleaf/shared/browser/federation/is-framed.ts';
import { readToken } from '@menuleaf/shared/browser/client/token.ts';
import { pageAmong } from '@menuleaf/shared/contracts/pages/page-among.ts';

// Runs while the shell loads, and prefetches what the shell will need: the user, this page's remote, and the calls that
// the remote declares as its first.

// A framed page has no header, not even the initial one.
if (isFramed()) document.documentElement.className = 'framed';

/** The remotes' pages, injected by the build. */
declare const PAGES: readonly { path: string; access: 'anyone' | 'owner'; remote: string }[];

const isSignedIn = readToken() !== undefined;
const page = pageAmong(PAGES, location.pathname);

function preloadAsset(href: string, as: 'script' | 'style') {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', href, as });
  document.head.append(link);
}

/** Preloads what a manifest names, each once. */
function askFor(remote: string, manifest: Manifest, asked: Set<string>) {
  const first = (address: string) => !asked.has(address) && asked.add(address);
  const base = remoteAddress(remote);
  const { styles, scripts } = assetsOf(manifest);
  const calls = manifest.metaData.earlyCalls?.[location.pathname] ?? [];
  for (const address of calls.filter(first)) void preload(address, { headers: requestHeaders() });
  for (const name of styles.filter(first)) preloadAsset(base + name, 'style');
  const { name: entry } = manifest.metaData.remoteEntry;
  for (const name of [entry, ...scripts].filter(first)) preloadAsset(base + name, 'script');
}

async function prepare(remote: string) {
  const coming = preload(manifestAddress(remote));
  const asked = new Set<string>();
  const kept = cachedManifest(remote);
  try {
    if (kept) askFor(remote, kept, asked);
  } catch {
    // The kept manifest may be outdated or tampered with; the response is authoritative.
  }
  const response = await coming;
  const manifest: Manifest = await response.clone().json();
  askFor(remote, manifest, asked);
  cacheManifest(remote, manifest);
}

if (isSignedIn) void preload(meAddress, { headers: requestHeaders(), credentials: 'include' });
// The shell retries, and shows the error.
if (page && (isSignedIn || page.access === 'anyone')) prepare(page.remote).catch(() => undefined);
