import {
  type Manifest,
  manifestAddress,
  remoteAddress,
} from '@menuleaf/shared/browser/federation/manifest.ts';
import { preload } from '@menuleaf/shared/browser/client/preload.ts';
import { requestHeaders } from '@menuleaf/shared/browser/client/request-headers.ts';
import { meAddress } from '@menuleaf/shared/contracts/me-path.ts';
import { readToken } from '@menuleaf/shared/browser/session/token.ts';
import { pageAt } from '@menuleaf/shared/contracts/pages/all-pages.ts';

// Runs while the shell is still on its way, and asks for what the shell will find out that it needs: who is there, the
// remote of this page, and the calls that the remote says it starts with.

const isSignedIn = readToken() !== undefined;
const page = pageAt(location.pathname);

function preloadAsset(href: string, as: 'script' | 'style') {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', href, as });
  document.head.append(link);
}

async function prepare(remote: string) {
  const response = await preload(manifestAddress(remote));
  const { metaData, exposes }: Manifest = await response.clone().json();
  const base = remoteAddress(remote);
  const assets = exposes.map((it) => it.assets);
  for (const name of assets.flatMap(({ css }) => css.sync)) preloadAsset(base + name, 'style');
  const scripts = [metaData.remoteEntry.name, ...assets.flatMap(({ js }) => js.sync)];
  for (const name of scripts) preloadAsset(base + name, 'script');
  const calls = metaData.earlyCalls?.[location.pathname] ?? [];
  for (const address of calls) void preload(address, { headers: requestHeaders() });
}

if (isSignedIn) void preload(meAddress, { headers: requestHeaders(), credentials: 'include' });
// The shell asks for it again, and shows what is wrong.
if (page?.remote && (isSignedIn || page.access === 'anyone'))
  prepare(page.remote).catch(() => undefined);
