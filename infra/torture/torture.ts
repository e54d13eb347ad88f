import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { onLocalCloud } from '../bench/on-local-cloud.ts';
import { useCloud } from '../bench/use-cloud.ts';
import { type Suite, told, type Tries } from './suite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    path: { type: 'string' },
    tries: { type: 'string' },
    'at-once': { type: 'string' },
  },
});
const seed = Number(values.seed ?? randomInt(2 ** 31 - 1));

/** Runs of a suite at the same time, each from a seed of its own, as most of a try is waiting. */
function runsOf(suite: Suite): Tries[] {
  const count = suite.isAlone ? 1 : Number(values['at-once'] ?? 1);
  const numRuns = Math.ceil(Number(values.tries ?? suite.tries.many) / count);
  return Array.from({ length: count }, (_, at) => ({
    numRuns,
    seed: seed + at,
    ...(values.path && { path: values.path }),
  }));
}

await onLocalCloud(async (cloud) => {
  // Read when the suites are loaded, as the tests' own cloud sets them before.
  useCloud(cloud);
  const { suites } = await import('./suites.ts');
  for (const name of positionals.length > 0 ? positionals : Object.keys(suites)) {
    const suite = suites[name];
    if (!suite) throw new Error(`Which suite? One of ${Object.keys(suites).join(', ')}`);
    await Promise.all(
      runsOf(suite).map(async (tries) => {
        const found = await suite.attack(tries);
        console.log(told(name, found));
        if (found.failed) process.exitCode = 1;
      }),
    );
  }
});
process.exit();
