import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { withRun } from './figures.ts';

/** Each bench prints its results. `--keep` also writes them to the page with the latest figures. */
const benches: Record<string, () => Promise<{ run: () => Promise<void> }>> = {
  diner: () => import('./diner.ts'),
  embed: () => import('./embed.ts'),
  import: () => import('./import.ts'),
  dashboard: () => import('./dashboard.ts'),
  'owner-work': () => import('./owner-work.ts'),
  publish: () => import('./publish.ts'),
  themes: () => import('./themes.ts'),
  services: () => import('./services.ts'),
  calls: () => import('./calls.ts'),
};

const page = join(import.meta.dirname, 'FIGURES.md');
const names = Object.keys(benches);
const isWritten = process.argv.includes('--keep');
const chosen = process.argv.slice(2).filter((name) => name !== '--keep');

/** Runs it, and returns what it printed. */
async function printedBy(run: () => Promise<void>): Promise<string> {
  const write = process.stdout.write.bind(process.stdout);
  let printed = '';
  process.stdout.write = (chunk: string | Uint8Array, ...rest: never[]) => {
    printed += chunk.toString();
    return write(chunk, ...rest);
  };
  try {
    await run();
  } finally {
    process.stdout.write = write;
  }
  return printed;
}

async function keep(bench: string, printed: string, load: number): Promise<void> {
  const before = await readFile(page, 'utf8').catch(() => '');
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
  const machine = `${availableParallelism()} cores with a load of ${load.toFixed(1)} before it, Node ${process.versions.node}`;
  await writeFile(page, withRun(before, { bench, day, machine, printed }, names));
}

for (const name of chosen.length > 0 ? chosen : names) {
  const bench = benches[name];
  if (!bench) throw new Error(`Which bench? One of ${names.join(', ')}`);
  const [load = 0] = loadavg();
  const printed = await printedBy((await bench()).run);
  if (isWritten) await keep(name, printed, load);
}
process.exit();
