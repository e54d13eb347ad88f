import { onLocalCloud } from '../checks/on-local-cloud.ts';
import { callEverything } from './requests/call-everything.ts';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { loadedAtStart } from '../build/loaded-at-start.ts';
import { atShare } from './at-share.ts';
import { definitionOf } from '../stacks/slices.ts';

const root = join(import.meta.dirname, '../..');
const starts = 9;

/** Time for a fresh Node to import a file, as on a Lambda cold start: milliseconds, and CPU time. */
function importTime(file: string, environment: Record<string, string>) {
  const code = `const c=process.cpuUsage(),t=performance.now();await import(${JSON.stringify(file)});
    const ms=performance.now()-t,{user,system}=process.cpuUsage(c);console.log(ms,(user+system)/1000)`;
  const times = Array.from({ length: starts }, () => {
    const env = { NODE_OPTIONS: '', ...environment, AWS_REGION: 'us-east-1' };
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], { env });
    const [ms = Number.NaN, cpu = Number.NaN] = output.toString().split(' ').map(Number);
    return { ms, cpu };
  });
  return { ms: atShare(times.map(({ ms }) => ms)), cpu: atShare(times.map(({ cpu }) => cpu)) };
}

const column = (value: number) => value.toFixed(1).padStart(10);

const printRow = (name: string, ...values: number[]) =>
  console.log(name.padEnd(28) + values.map(column).join(''));

function printPackages(name: string, byPackage: Map<string, number>) {
  console.log(`\n${name}, by package               KiB`);
  for (const [of, bytes] of [...byPackage].toSorted(([, a], [, b]) => b - a)) {
    if (bytes > 1024) printRow(of, bytes / 1024);
  }
}

/** Size and startup time of each function, against an empty module. */
async function printStarts(environment: Record<string, string>): Promise<void> {
  console.log('\n                            KiB loaded      or by     start       CPU');
  console.log(`Lambda (median of ${starts})          at start  a call         ms        ms`);
  const floor = importTime('data:text/javascript,export{}', {});
  printRow('an empty module (floor)', 0, 0, floor.ms, floor.cpu);
  let largest = { name: '', start: 0, byPackage: new Map<string, number>() };
  for (const slice of slices) {
    for (const { entry } of [{ entry: 'handler' }, ...definitionOf(slice).eventFunctions]) {
      const target = join(root, 'services', slice, 'dist', entry);
      const name = `${slice}/${entry}`;
      const { start, later, byPackage } = await loadedAtStart(target);
      const { ms, cpu } = importTime(join(target, 'index.mjs'), environment);
      printRow(name, start / 1024, later / 1024, ms, cpu);
      if (start > largest.start) largest = { name, start, byPackage };
    }
  }
  printPackages(largest.name, largest.byPackage);
}

/** Size and startup time of each Lambda, and the requests of each call of the product. */
export async function run(): Promise<void> {
  await onLocalCloud(async (cloud) => {
    await printStarts(Object.assign({}, ...Object.values(cloud.environments)));
    console.log(
      '\ncall                                              status   to DynamoDB   to the provider',
    );
    for (const { route, note, status, requests, provider } of await callEverything(cloud)) {
      const name = note ? `${route} ${note}` : route;
      const asked =
        String(requests).padStart(6) + (provider > 0 ? String(provider).padStart(15) : '');
      console.log(`${name.padEnd(56)}${status}${asked}`);
    }
  });
}
