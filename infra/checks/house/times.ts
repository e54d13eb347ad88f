import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** Last `npm test` timings here, by part (infra/checks/test.mjs). */
const noted = join(import.meta.dirname, '../../../.local/test-times.json');

export function printTimes(): void {
  if (!existsSync(noted)) return console.log('\n`npm test` has not run here');
  const seconds = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(noted, 'utf8')));
  console.log('\nthe last `npm test`, in seconds (the checks run two at once)');
  for (const [part, took] of Object.entries(seconds)) console.log(`  ${part.padEnd(20)}${took}`);
}
