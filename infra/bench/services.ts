import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { onLocalCloud } from './on-local-cloud.ts';
import { definitionOf } from '../stacks/slices.ts';
import { callEverything } from './requests/call-everything.ts';

const root = join(import.meta.dirname, '../..');
const starts = 7;

/** Milliseconds that a fresh Node needs to import a file, as it does when a Lambda starts. */
function importTime(file: string, environment: Record<string, string>): number {
  const code = `const t=performance.now();await import(${JSON.stringify(file)});console.log(performance.now()-t)`;
  const times = Array.from({ length: starts }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', code], {
        env: { ...environment, AWS_REGION: 'us-east-1', NODE_OPTIONS: '' },
        encoding: 'utf8',
      }),
    ),
  );
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

function printStarts(environment: Record<string, string>) {
  const floor = importTime('data:text/javascript,export{}', {});
  console.log(`\nLambda                          KiB   start ms (median of ${starts})`);
  console.log(`an empty module (floor)          0.0 ${floor.toFixed(1).padStart(8)}`);
  for (const slice of slices) {
    for (const { entry } of [{ entry: 'handler' }, ...definitionOf(slice).eventFunctions]) {
      const file = join(root, 'services', slice, 'dist', entry, 'index.mjs');
      if (!existsSync(file)) throw new Error(`${file} is missing`);
      const kib = (statSync(file).size / 1024).toFixed(1);
      const ms = importTime(file, environment).toFixed(1);
      console.log(`${`${slice}/${entry}`.padEnd(28)}${kib.padStart(8)} ${ms.padStart(8)}`);
    }
  }
}

/** Each Lambda's size and start, and what each call of the main job asks of DynamoDB. */
export async function run(): Promise<void> {
  await onLocalCloud(async (cloud) => {
    printStarts(Object.assign({}, ...Object.values(cloud.environments)));
    console.log('\ncall                                              status   DynamoDB requests');
    for (const { route, note, status, requests } of await callEverything(cloud)) {
      const name = note ? `${route} ${note}` : route;
      console.log(`${name.padEnd(56)}${status}${String(requests).padStart(6)}`);
    }
  });
}
