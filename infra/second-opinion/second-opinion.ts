import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { App } from 'aws-cdk-lib';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { addStacks } from '../all-stacks.ts';
import * as z from 'zod';
import { readStage } from '../stacks/stage.ts';
import { runCommand } from '../run-command.ts';

/**
 * Tests where moto deviates from AWS's documentation, with the page. The local cloud passes them; once moto is fixed,
 * remove the entry.
 */
const motoDeviations: Readonly<Record<string, string>> = {
  'a bucket that keeps versions gives back what was replaced and what was deleted':
    'docs.aws.amazon.com/AmazonS3/latest/userguide/DeleteMarker.html',
  ...Object.fromEntries(
    [
      'stores the file under its key and type',
      'expires',
      'refuses a field that the policy lacks',
      'refuses a forged signature',
      'refuses a larger file',
      'refuses an empty file',
      'refuses another key',
      'refuses another type',
    ].map((promise) => [
      `a presigned form ${promise}`,
      'docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html',
    ]),
  ),
};

const root = join(import.meta.dirname, '../..');
const port = 4566;

const installed = (program: string) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  return spawnSync(program, args, options).status === 0;
}

const outcomes = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
});

/**
 * Runs the suites of required AWS behavior against a target. Whether all pass, except the deviations expected of it.
 */
function conformance(
  env: NodeJS.ProcessEnv,
  differs: Readonly<Record<string, string>> = {},
): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'menuleaf-conformance-'));
  const outputFile = join(folder, 'outcome.json');
  const suites = ['s3.conformance', 'table.conformance', 'bus.conformance'];
  run('npx', ['jest', '--runInBand', '--silent', '--json', '--outputFile', outputFile, ...suites], {
    ...env,
    NODE_OPTIONS: '--experimental-vm-modules',
  });
  const { testResults } = outcomes.parse(JSON.parse(readFileSync(outputFile, 'utf8')));
  rmSync(folder, { recursive: true });
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status !== 'passed').map(({ title }) => title);
  const surprising = [
    ...failed.filter((title) => !Object.hasOwn(differs, title)),
    ...Object.keys(differs).filter((title) => !failed.includes(title)),
  ];
  console.log(`${all.length - failed.length} of ${all.length} promises are kept by it too`);
  for (const title of failed) console.log(`  not: ${title} (${differs[title] ?? 'not known'})`);
  for (const title of surprising) console.error(`  not as expected: ${title}`);
  return surprising.length === 0;
}

async function answers(url: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return true;
    await wait(200);
  }
  return false;
}

/** A third-party imitation of AWS (github.com/getmoto/moto). */
async function byMoto(): Promise<boolean> {
  const server = spawn('moto_server', ['-p', String(port)], { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    if (!(await answers(endpoint))) throw new Error('moto_server does not answer');
    const keys = { AWS_ACCESS_KEY_ID: 'any', AWS_SECRET_ACCESS_KEY: 'any' };
    const endpoints = ['S3', 'DYNAMODB', 'BUS'].map((it) => [
      `${it}_CONFORMANCE_ENDPOINT`,
      endpoint,
    ]);
    const env = { AWS_REGION: 'us-east-1', ...keys, ...Object.fromEntries(endpoints) };
    return conformance(env, motoDeviations);
  } finally {
    server.kill();
  }
}

/** A third template checker, besides those in `npm run validate` (github.com/aws-cloudformation/cfn-lint). */
function byCfnLint(): boolean {
  const outdir = mkdtempSync(join(tmpdir(), 'menuleaf-second-opinion-'));
  try {
    const app = new App({ outdir, context: { 'aws:cdk:disable-asset-staging': true } });
    addStacks(app, readStage('example'));
    app.synth();
    const templates = readdirSync(outdir).filter((file) => file.endsWith('.template.json'));
    return run('cfn-lint', [
      '--ignore-checks',
      'W',
      '--',
      ...templates.map((it) => join(outdir, it)),
    ]);
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

/** AWS itself: deploys a disposable stage, runs the suites against it, and compares. */
function byAws(name: string): boolean {
  const stage = readStage(name);
  if (!stage.isDisposable) throw new Error(`${name} is not disposable: people may use it`);
  return (
    run('npm', ['run', 'deploy', '--', '--stage', name]) &&
    slices.every((slice) =>
      run('npm', ['run', 'smoke', '-w', `services/${slice}`, '--', '--stage', name]),
    ) &&
    conformance({
      S3_CONFORMANCE_ENDPOINT: 'https://s3.us-east-1.amazonaws.com',
      DYNAMODB_CONFORMANCE_ENDPOINT: 'aws',
      BUS_CONFORMANCE_ENDPOINT: 'aws',
    })
  );
}

function skip(what: string, how: string): true {
  console.error(`\n!! SKIPPED: ${what}. ${how}\n`);
  return true;
}

const usage = 'npm run second-opinion [-- --aws <a disposable stage>]';

await runCommand(async () => {
  const { values } = parseArgs({ options: { aws: { type: 'string' } } });
  const opinions = [
    installed('moto_server')
      ? await byMoto()
      : skip('the suites against moto', "pip install 'moto[server]' brings moto_server."),
    installed('cfn-lint')
      ? byCfnLint()
      : skip('the templates by cfn-lint', 'pip install cfn-lint brings it.'),
    values.aws === undefined ? skip('AWS itself', `With credentials: ${usage}`) : byAws(values.aws),
  ];
  if (opinions.includes(false)) process.exitCode = 1;
});
