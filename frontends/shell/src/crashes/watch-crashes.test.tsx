import { jest } from '@jest/globals';

const reportCrash = jest.fn();
jest.unstable_mockModule('./report-crash.ts', () => ({ reportCrash }));
await import('./watch-crashes.ts');

test('what is thrown in the page or refused without being caught is reported, what could not be loaded is not', async () => {
  const [thrown, refused] = [new Error('thrown'), new Error('refused')];
  const missing = Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' });
  for (const error of [missing, thrown]) {
    window.dispatchEvent(new ErrorEvent('error', { error }));
  }
  // jsdom has no event of its own for it.
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: refused }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(reportCrash.mock.calls).toEqual([[thrown], [refused]]);
});
