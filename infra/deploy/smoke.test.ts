import { filesNamedBy } from './probes.ts';
import { smoke } from './testing/run-smoke.ts';

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
