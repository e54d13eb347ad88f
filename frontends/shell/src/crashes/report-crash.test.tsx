import { jest } from '@jest/globals';
import { mockServer } from '@menuleaf/shared/testing/mock-server.ts';
import type { reportCrash } from './report-crash.ts';

/** A visit, and what it has sent. */
async function visit() {
  jest.resetModules();
  const { sent } = mockServer({ 'POST /api/contact/crashes': { status: 204 } });
  const module: { reportCrash: typeof reportCrash } = await import('./report-crash.ts');
  return { report: module.reportCrash, sent: () => sent('POST') };
}

const inOurFile = `at Menu (${location.origin}/remotes/dashboard/41.0123abcd.js:1:20)`;

function crash(message: string, { name = 'TypeError', stack = inOurFile } = {}) {
  return Object.assign(new Error(message), { name, stack });
}

const spyOnLine = (isOnline: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => history.replaceState(null, '', '/menu/m1/edit?token=secret'));
afterEach(() => {
  jest.restoreAllMocks();
});

test('a crash is told by the pattern of its page, without its ids and query, and with no session', async () => {
  const { report, sent } = await visit();
  const fetching = jest.spyOn(globalThis, 'fetch');
  report(crash('x is not a function'));
  expect(sent()).toEqual([
    {
      remote: 'dashboard',
      page: '/menu/:id/edit',
      message: 'TypeError: x is not a function',
      stack: inOurFile,
    },
  ]);
  expect(fetching).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ credentials: 'omit', keepalive: true }),
  );
});

test('a page of nobody is the shell’s, and long words are cut to what is taken', async () => {
  history.replaceState(null, '', '/no/such/page');
  const { report, sent } = await visit();
  report(crash('m'.repeat(400), { stack: inOurFile.padEnd(3000, 's') }));
  expect(sent()).toEqual([
    {
      remote: 'shell',
      page: '/:unknown',
      message: `TypeError: ${'m'.repeat(289)}`,
      stack: inOurFile.padEnd(2000, 's'),
    },
  ]);
});

test('the same is told once, and of a visit three at most', async () => {
  const { report, sent } = await visit();
  for (const message of ['a', 'a', 'b', 'c', 'd']) report(crash(message));
  const messages = ['a', 'b', 'c'].map((message) => ({ message: `TypeError: ${message}` }));
  expect(sent()).toMatchObject(messages);
});

test.each([
  [
    'a script of an extension',
    crash('x', { stack: `${inOurFile}\nat chrome-extension://abc/a.js:1` }),
  ],
  ['a script of another site', crash('x', { stack: 'at https://ads.example/a.js:1' })],
  ['no error', 'Script error.'],
  ['nothing', undefined],
  ['a call that was refused', crash('Not authenticated', { name: 'ApiError' })],
  ['a call that was given up', crash('Aborted', { name: 'AbortError' })],
  ['a call that nobody answered', crash('Failed to fetch')],
])('%s is no crash', async (_, error) => {
  const { report, sent } = await visit();
  report(error);
  expect(sent()).toEqual([]);
});

test('without a connection nothing is sent, and a report that fails throws nothing', async () => {
  const { report, sent } = await visit();
  const online = spyOnLine(false);
  report(crash('x'));
  expect(sent()).toEqual([]);
  online.mockReturnValue(true);
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No network'));
  report(crash('x'));
  expect(fetching).toHaveBeenCalledTimes(1);
  await expect(fetching.mock.results[0]?.value).rejects.toThrow('No network');
});
