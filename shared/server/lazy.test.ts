import { lazy } from './lazy.ts';

test('what was loaded is kept, what failed is tried again by the next call', async () => {
  const answers = [Promise.reject(new Error('no answer')), Promise.resolve('the key')];
  const read = lazy(() => answers.shift() ?? Promise.reject(new Error('asked once more')));
  await expect(read()).rejects.toThrow('no answer');
  await expect(Promise.all([read(), read()])).resolves.toEqual(['the key', 'the key']);
  await expect(read()).resolves.toBe('the key');
});
