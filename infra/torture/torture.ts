import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import { useCloud } from '../checks/use-cloud.ts';
import { type Suite, reportOf, type Tries } from './suite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    path: { type: 'string' },
    tries: { type: 'string' },
    'at-once': { type: 'string' },
    parts: { type: 'string' },
  },
});
const seed = Number(values.seed ?? randomInt(2 ** 31 - 1));

/** Progress of a long run: one line per part. */
const parts = Number(values.parts ?? 100);

/** A run's parts, each with its own seed; a known case is one part. */
function partsOf({ tries }: Suite): Tries[] {
  const all = Number(values.tries ?? tries.many);
  if (values.path) return [{ numRuns: 1, seed, path: values.path }];
  const numRuns = Math.ceil(all / parts);
  return Array.from({ length: Math.ceil(all / numRuns) }, (_, at) => ({
    numRuns,
    seed: seed + at,
  }));
}

/** Runs parts concurrently, as requested: most of a try is waiting. */
async function attack(name: string, suite: Suite): Promise<void> {
  const waiting = partsOf(suite);
  const begun = performance.now();
  let tried = 0;
  let failed = 0;
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const found = await suite.attack(part);
      tried += found.numRuns;
      if (found.failed) failed += 1;
      console.log(reportOf(name, found));
    }
  };
  const atOnce = suite.isAlone ? 1 : Number(values['at-once'] ?? 1);
  await Promise.all(Array.from({ length: atOnce }, worker));
  const each = ((performance.now() - begun) / Math.max(1, tried)).toFixed(0);
  const outcome = failed === 0 ? 'nothing' : failed;
  console.log(`${name}: ${tried} tries in all, ${each} ms a try, ${outcome} found`);
  if (failed > 0) process.exitCode = 1;
}

await onLocalCloud(async (cloud) => {
  // Suites read the environment on load, so it must be set first.
  useCloud(cloud);
  const { suites } = await import('./suites.ts');
  for (const name of positionals.length > 0 ? positionals : Object.keys(suites)) {
    const suite = suites[name];
    if (!suite) throw new Error(`Which suite? One of ${Object.keys(suites).join(', ')}`);
    await attack(name, suite);
  }
});
process.exit();
