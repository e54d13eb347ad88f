import { jest } from '@jest/globals';
import { manifestAddress } from '@menuleaf/shared/browser/federation/manifest.ts';
import { loadScript } from '@menuleaf/shared/browser/federation/runtime/remote-entry.ts';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';

const loadRemote = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  loadRemote,
  registerRemotes: () => undefined,
}));
const { fetchRemote } = await import('./load-remote.ts');
const { isNotLoaded } = await import('@menuleaf/shared/browser/federation/not-loaded.ts');

const manifest = { body: { metaData: { remoteEntry: { name: 'remote-entry.js' } } } };
const answers = (manifests: object) => ({ [`GET ${manifestAddress('support')}`]: manifests });
const failure = () => fetchRemote('support').catch((error: unknown) => error);

test('a manifest that is not there is what could not be loaded, and so is one that nobody answers', async () => {
  mockServer(answers({ status: 404 }));
  expect(isNotLoaded(await failure())).toBe(true);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(isNotLoaded(await failure())).toBe(true);
});

test('a remote whose script is not there could not be loaded', async () => {
  mockServer(answers(manifest));
  loadRemote.mockImplementationOnce(() => {
    const loaded = loadScript('/remotes/support/remote-entry.js');
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    return loaded;
  });
  expect(isNotLoaded(await failure())).toBe(true);
});

test('one that throws at its start has crashed', async () => {
  mockServer(answers(manifest));
  loadRemote.mockRejectedValueOnce(new TypeError('x is not a function'));
  expect(isNotLoaded(await failure())).toBe(false);
});
