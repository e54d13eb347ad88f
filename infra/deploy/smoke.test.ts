import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { filesNamedBy } from './probes.ts';

const root = join(import.meta.dirname, '../..');

/** The command as typed; the environment has the test's local cloud. */
const smoke = (slice: string, ...args: string[]) =>
  promisify(execFile)(
    'npm',
    ['run', '--silent', 'smoke', '-w', `services/${slice}`, '--', ...args],
    {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  );

test.each(slices)('%s passes its smoke test on the local cloud', async (slice) => {
  const { stdout } = await smoke(slice, '--stage', 'local');
  expect(stdout).toMatch(
    new RegExp(`^${slice} answers at http://localhost:\\d+: \\d+ requests and [1-9]\\d* files`),
  );
});

test('a stage that is not there is refused', async () => {
  await expect(smoke('support', '--stage', 'lcoal')).rejects.toThrow('There is no stage lcoal');
});

test('the files of a remote are those that its manifest names', () => {
  const text =
    '{"a":"remote-entry.f5261fb5.js","b":["41.13c6479a.js","41.13c6479a.js"],"c":"x.js"}';
  expect(filesNamedBy('support', text)).toEqual([
    '/remotes/support/remote-entry.f5261fb5.js',
    '/remotes/support/41.13c6479a.js',
  ]);
  expect(filesNamedBy('shell', '<script src="/main.0123abcd.js">')).toEqual(['/main.0123abcd.js']);
});
