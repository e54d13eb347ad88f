import { jest } from '@jest/globals';
import { workerScope } from '@menuleaf/shared/testing/service-worker.ts';

test('a page that comes after the kept one was shown is kept for the next time', async () => {
  jest.useFakeTimers();
  const { visit, keptAt } = workerScope('/restaurant/2', { '/restaurant/2/menu': 'old' });
  const page = Promise.withResolvers<Response>();
  globalThis.fetch = () => page.promise;
  await import('./sw.ts');
  const shown = visit('/restaurant/2/menu');
  await jest.advanceTimersByTimeAsync(4000);
  expect(await (await shown).text()).toBe('old');
  page.resolve(new Response('new'));
  await jest.advanceTimersByTimeAsync(10);
  expect(await keptAt('/restaurant/2/menu')).toBe('new');
});
