import { satisfy as whole } from '@module-federation/runtime-core';
import { satisfy } from './unused-runtime.ts';

test('the newer of two versions is the one that the library takes for it', () => {
  const versions = ['0.0.0', '5.108.0', '5.9.12', '9.0.0', '19.3.1', '19.3.10', '19.12.0'];
  for (const version of versions)
    for (const most of versions)
      expect([version, most, satisfy(version, `<=${most}`)]).toEqual([
        version,
        most,
        whole(version, `<=${most}`),
      ]);
});
