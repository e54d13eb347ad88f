import { randomInt } from 'node:crypto';
import { reportOf } from '../torture/suite.ts';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import { useCloud } from '../checks/use-cloud.ts';

/** Every attack suite, with as many tries as in `npm test`, and the time per try. */
export async function run(): Promise<void> {
  await onLocalCloud(async (cloud) => {
    useCloud(cloud);
    const { suites } = await import('../torture/suites.ts');
    for (const [name, { attack, tries }] of Object.entries(suites)) {
      const started = performance.now();
      const found = await attack({ numRuns: tries.few, seed: randomInt(2 ** 31 - 1) });
      const each = (performance.now() - started) / Math.max(1, found.numRuns);
      console.log(`${reportOf(name, found)}; ${each.toFixed(0)} ms a try`);
    }
  });
}
