import { loadWhenOnline } from './load-when-online.ts';

test('what cannot be loaded without a connection is loaded once there is one', async () => {
  let isOnline = false;
  let tries = 0;
  const loaded = loadWhenOnline(async () => {
    tries += 1;
    if (!isOnline) throw new Error('Loading chunk 1 failed');
    return 'toaster';
  });
  await Promise.resolve();
  expect(tries).toBe(1);
  // Back, and gone again at once.
  await new Promise((done) => setTimeout(done));
  window.dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done));
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('toaster');
  expect(tries).toBe(3);
});
