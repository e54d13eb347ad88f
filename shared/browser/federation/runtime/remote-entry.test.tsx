import { getRemoteEntry, getRemoteInfo } from './remote-entry.ts';

test('a remote is what its script puts into the page, which is asked for again if it does not come', async () => {
  const remoteInfo = getRemoteInfo({ name: 'menus', entry: '/menus.js', entryGlobalName: 'menus' });
  const scripts = () => [...document.querySelectorAll('script')];
  const failing = getRemoteEntry({ remoteInfo });
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('/menus.js could not be loaded');
  const coming = getRemoteEntry({ remoteInfo });
  const menus = { get: () => undefined };
  Object.assign(globalThis, { menus });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  expect(await coming).toBe(menus);
  expect(await getRemoteEntry({ remoteInfo })).toBe(menus);
  expect(scripts()).toHaveLength(2);
});
