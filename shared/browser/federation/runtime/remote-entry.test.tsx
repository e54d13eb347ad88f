import { afterEach, expect, test } from '@jest/globals';
import { getRemoteEntry, getRemoteInfo } from './remote-entry.ts';

const remoteInfo = getRemoteInfo({ name: 'menus', entry: '/menus.js', entryGlobalName: 'menus' });
const scripts = () => [...document.querySelectorAll('script')];
const ends = (how: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(how));

afterEach(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(globalThis, 'menus');
});

test('a remote is what its script puts into the page, which is asked for once', async () => {
  const coming = getRemoteEntry({ remoteInfo });
  const container = { get: () => undefined };
  Object.assign(globalThis, { menus: container });
  ends('load');
  expect(await coming).toBe(container);
  expect(await getRemoteEntry({ remoteInfo })).toBe(container);
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/menus.js']);
});

test('a script that does not come is asked for again', async () => {
  const failing = getRemoteEntry({ remoteInfo });
  ends('error');
  await expect(failing).rejects.toThrow('/menus.js could not be loaded');
  void getRemoteEntry({ remoteInfo });
  expect(scripts()).toHaveLength(2);
});
