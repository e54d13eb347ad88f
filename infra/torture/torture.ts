import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import { useCloud } from '../checks/use-cloud.ts';
import { type Suite, told, type Tries } from './suite.ts';

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

/** A long run is told of while it lasts: so many parts have a line each. */
const parts = Number(values.parts ?? 100);

/** The parts of a run, each from a seed of its own; a case that was found before is one by itself. */
function partsOf({ tries }: Suite): Tries[] {
  const all = Number(values.tries ?? tries.many);
  if (values.path) return [{ numRuns: 1, seed, path: values.path }];
  const numRuns = Math.ceil(all / parts);
  return Array.from({ length: Math.ceil(all / numRuns) }, (_, at) => ({
    numRuns,
    seed: seed + at,
  }));
}

/** As many parts at the same time as asked for: most of a try is waiting. */
async function attack(name: string, suite: Suite): Promise<void> {
  const waiting = partsOf(suite);
  let tried = 0;
  let failed = 0;
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const found = await suite.attack(part);
      tried += found.numRuns;
      if (found.failed) failed += 1;
      console.log(told(name, found));
    }
  };
  const atOnce = suite.isAlone ? 1 : Number(values['at-once'] ?? 1);
  await Promise.all(Array.from({ length: atOnce }, worker));
  console.log(`${name}: ${tried} tries in all, ${failed === 0 ? 'nothing' : failed} found`);
  if (failed > 0) process.exitCode = 1;
}

await onLocalCloud(async (cloud) => {
  // Read when the suites are loaded, as the tests' own cloud sets them before.
  useCloud(cloud);
  const { suites } = await import('./suites.ts');
  for (const name of positionals.length > 0 ? positionals : Object.keys(suites)) {
    const suite = suites[name];
    if (!suite) throw new Error(`Which suite? One of ${Object.keys(suites).join(', ')}`);
    await attack(name, suite);
  }
});
process.exit();
