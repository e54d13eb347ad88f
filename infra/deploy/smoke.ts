import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf } from '../stacks/slices.ts';
import { readStage } from '../stacks/stage.ts';
import { alarmsSince } from './alarms.ts';
import { readGoodReleases } from './good-releases.ts';
import { findBrowser, openPages } from './open-pages.ts';
import { entryOf, filesNamedBy, type Probe, probesOf } from './probes.ts';
import { stageParameter } from './stage-parameters.ts';
import { runCommand } from '../run-command.ts';

const usage =
  'npm run smoke [-w services/<slice>] -- --stage <name> [--watch <minutes>]; without a slice, all that had a good release there';

/** A deployment reaches every edge in seconds; failures after that are real. */
const [tries, pauseMs] = [5, 2000];

function readArguments() {
  const { values } = parseArgs({
    options: {
      slice: { type: 'string' },
      stage: { type: 'string' },
      watch: { type: 'string', default: '0' },
    },
  });
  const slice = slices.find((known) => known === values.slice);
  const minutes = Number(values.watch);
  if ((values.slice && !slice) || !values.stage || !(minutes >= 0)) throw new Error(usage);
  return { slice, stage: readStage(values.stage).name, minutes };
}

/** What is wrong with a response; undefined if nothing is. */
async function ask(origin: string, { method, path, status, holds = '' }: Probe) {
  const sent = { headers: { 'content-type': 'application/json' }, body: '{}' };
  const response = await fetch(`${origin}${path}`, { method, ...(method === 'POST' && sent) });
  const text = await response.text();
  if (response.status !== status) return `${path} answers ${response.status} instead of ${status}`;
  return text.includes(holds) ? undefined : `${path} answers without ${holds}`;
}

async function demand(origin: string, probe: Probe): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    const wrong = await ask(origin, probe).catch(
      (error: unknown) => `${probe.path}: ${String(error)}`,
    );
    if (wrong === undefined) return;
    if (left === 0) throw new Error(wrong);
    await wait(pauseMs);
  }
}

async function demandFiles(origin: string, frontend: string): Promise<number> {
  const entry = await (await fetch(`${origin}${entryOf(frontend)}`)).text();
  const files = filesNamedBy(frontend, entry);
  if (files.length === 0) throw new Error(`${entryOf(frontend)} names no file`);
  for (const path of files) await demand(origin, { method: 'GET', path, status: 200 });
  return files.length;
}

/** A slice's public probes, its remote's files, and its pages in a browser, if there is one: how many there are. */
async function demandSlice(origin: string, slice: Slice, browser?: Browser): Promise<string> {
  const { frontend } = definitionOf(slice);
  const probes = probesOf(slice, frontend);
  for (const probe of probes) await demand(origin, probe);
  const files = await demandFiles(origin, frontend);
  const opened = browser
    ? `${await openPages(browser, origin, frontend)} pages opened`
    : 'no page opened, since there is no browser here (npm ci)';
  return `${slice} answers at ${origin}: ${probes.length} requests and ${files} files; ${opened}`;
}

async function demandAll(origin: string, asked: readonly Slice[]): Promise<string[]> {
  const browser = asked.length > 0 ? await findBrowser() : undefined;
  const said: string[] = [];
  try {
    for (const slice of asked) said.push(await demandSlice(origin, slice, browser));
  } finally {
    await browser?.close();
  }
  return said;
}

/** Those that a change of what they stand on may break: on a new stage there are none. */
async function runningWell(stage: string): Promise<Slice[]> {
  const found: Slice[] = [];
  for (const slice of slices) {
    if ((await readGoodReleases(stage, slice)).length > 0) found.push(slice);
  }
  return found;
}

/** Runs public probes of a slice or of all, then watches their alarms for the given time. */
async function smoke(): Promise<string> {
  const { slice, stage, minutes } = readArguments();
  const since = new Date();
  const origin = await stageParameter(stage, 'public-url');
  const asked = slice ? [slice] : await runningWell(stage);
  const said = await demandAll(origin, asked);
  for (let minute = 0; minute < minutes; minute += 1) {
    await wait(60_000);
    for (const one of asked) {
      const alarms = await alarmsSince(stage, one, since);
      if (alarms.length > 0) throw new Error(`Went off: ${alarms.join(', ')}`);
    }
  }
  return said.join('\n') || `No slice has had a good release on ${stage} yet`;
}

await runCommand(smoke);
