import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { readGoodReleases } from '../deploy/good-releases.ts';
import { breakingChanges } from '../contracts/breaking-changes.ts';
import { contractFile, eventsFile } from '../contracts/contract-files.ts';
import { breakingEvents, eventSchemas, schemasOf } from '../contracts/events-schemas.ts';
import { openApi, openApiOf } from '../contracts/openapi.ts';
import { contracts } from '@menuleaf/shared/contracts/contracts.ts';
import { allEvents } from '@menuleaf/shared/contracts/events/all-events.ts';

const root = join(import.meta.dirname, '../..');

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

/** The version to be deployed alongside: main, or on main its parent commit. Undefined outside a repository. */
function published(): string | undefined {
  const at = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim();
  const main = at('origin/main') ?? at('main');
  return main === at('HEAD') ? at('HEAD^') : main;
}

const { values } = parseArgs({ options: { stage: { type: 'string' } } });

/** The commit of the slice's last good release on the given stage; main if no stage is given. */
async function baseOf(slice: Slice): Promise<string | undefined> {
  if (values.stage === undefined) return published();
  const [newest] = await readGoodReleases(values.stage, slice);
  return newest?.commit;
}

function changesOf(slice: Slice, base: string): string[] {
  const before = git('show', `${base}:${contractFile(slice)}`);
  if (before === undefined) return [];
  const after = openApiOf(slice, contracts[slice]);
  return breakingChanges(openApi.parse(JSON.parse(before)), after).map((it) => `${slice}: ${it}`);
}

/** Events are published by the foundation's announcer, not by slices: any slice's commit may be the listener. */
function changesOfEvents(base: string): string[] {
  const before = git('show', `${base}:${eventsFile}`);
  return before === undefined
    ? []
    : breakingEvents(eventSchemas.parse(JSON.parse(before)), schemasOf(allEvents));
}

const found = new Set<string>();
for (const slice of slices) {
  const base = await baseOf(slice);
  if (base === undefined) console.log(`${slice}: no release to compare its contract with`);
  else
    for (const change of [...changesOf(slice, base), ...changesOfEvents(base)]) found.add(change);
}
for (const change of found) console.error(change);
if (found.size > 0) {
  console.error(
    'The two sides of a call deploy at different times: add beside what is there instead.',
  );
  process.exitCode = 1;
}
