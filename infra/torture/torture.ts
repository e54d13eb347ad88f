import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { onLocalCloud } from '../bench/on-local-cloud.ts';
import { useCloud } from '../bench/use-cloud.ts';
import { told } from './suite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, path: { type: 'string' }, tries: { type: 'string' } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31 - 1));

await onLocalCloud(async (cloud) => {
  // Read when the suites are loaded, as the tests' own cloud sets them before.
  useCloud(cloud);
  const { suites } = await import('./suites.ts');
  for (const name of positionals.length > 0 ? positionals : Object.keys(suites)) {
    const suite = suites[name];
    if (!suite) throw new Error(`Which suite? One of ${Object.keys(suites).join(', ')}`);
    const numRuns = Number(values.tries ?? suite.tries.many);
    const found = await suite.attack({ numRuns, seed, ...(values.path && { path: values.path }) });
    console.log(told(name, found));
    if (found.failed) process.exitCode = 1;
  }
});
process.exit();
