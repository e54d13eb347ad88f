import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  rmSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf } from '../stacks/slices.ts';
import { clearOutput } from './clear-output.ts';
import { createHash } from 'node:crypto';

const root = join(import.meta.dirname, '../..');
const stamps = join(root, 'infra/local/.build-cache');
const generated = /(^|\/)(dist|node_modules|cdk\.out|\.build-cache|\.local)(\/|$)/;

/** A digest of all source files below these paths, except tests. */
function digestOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    const found = globSync(`${path}/**`, { cwd: root, exclude: (name) => generated.test(name) });
    const files = statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ? [path] : found;
    for (const file of files.toSorted()) {
      if (/\.(test|journey)\.tsx?$/.test(file) || !statSync(join(root, file)).isFile()) continue;
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

type Target = { name: string; digest: string; output: string };

/** Runs `work` for those whose inputs or output changed, by name. Returns their names. */
async function buildChanged(
  targets: readonly Target[],
  work: (names: readonly string[]) => Promise<void>,
): Promise<readonly string[]> {
  const stampOf = ({ name }: Target) => join(stamps, name.replaceAll('/', '-'));
  const isBuilt = (target: Target) =>
    existsSync(target.output) &&
    existsSync(stampOf(target)) &&
    readFileSync(stampOf(target), 'utf8') === target.digest;
  const changed = targets.filter((target) => !isBuilt(target));
  const names = changed.map(({ name }) => name);
  if (names.length === 0) return names;
  await work(names);
  mkdirSync(stamps, { recursive: true });
  for (const target of changed) writeFileSync(stampOf(target), target.digest);
  return names;
}

/** The synthesized output of the `local` stage, separate from deployments. */
export const localOutput = join(root, 'infra/local/cdk.out');

const everyBuild = ['package-lock.json', '.tsconfig.base.json'];
const everywhere = ['shared', ...everyBuild];
/** Without what runs on a server: a change there needs no webpack. */
const inBrowsers = [
  ...['browser', 'contracts', 'menu', 'plans', 'ui', 'package.json'].map((it) => `shared/${it}`),
  ...everyBuild,
];

/** A program gets no more input once `before` is over, which is what it may wait for. */
function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  before: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  return new Promise((resolve, reject) => {
    // A quarter of esbuild's time was collecting garbage: it may hold more of it.
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, GOGC: '400', ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    before.then(
      () => child.stdin.end(),
      (reason: Error) => {
        child.kill();
        reject(reason);
      },
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`));
    });
  });
}

/** One process builds several: what it compiled of its tools serves the next one too. */
async function step(targets: readonly Target[], work: (names: readonly string[]) => Promise<void>) {
  const from = performance.now();
  const built = await buildChanged(targets, work);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  if (built.length > 0) console.error(`  ${built.join(', ')} (${seconds} s)`);
}

/** The inputs to function bundling. */
const ofBundles = [
  'infra/build/bundle-function.ts',
  'infra/build/bundle-options.ts',
  'infra/build/css-text.ts',
  'infra/build/lambda-credentials.ts',
  'infra/build/lambda-endpoint-cache.ts',
  'infra/build/loaded-at-start.ts',
];

async function buildEvents(shared: string): Promise<void> {
  const sources = ['infra/events', 'infra/build/bundle-events.ts', ...ofBundles];
  const target = {
    name: 'infra/events',
    digest: shared + digestOf(sources),
    output: join(root, 'infra/events/dist/announcer/index.mjs'),
  };
  await step([target], () => run(process.execPath, ['infra/build/bundle-events.ts']));
}

function serviceTarget(shared: string, slice: Slice): Target {
  const { frontend, pageRenderer } = definitionOf(slice);
  const sources = [
    `services/${slice}`,
    'infra/build/bundle-service.ts',
    ...ofBundles,
    'infra/build/page-build.ts',
    // The room rules let no other service import a frontend.
    ...(pageRenderer ? [`frontends/${frontend}/src`] : []),
  ];
  const output = join(root, 'services', slice, 'dist/handler/index.mjs');
  return { name: `services/${slice}`, digest: shared + digestOf(sources), output };
}

const buildServices = (shared: string, wanted: readonly Slice[]) =>
  step(
    wanted.map((slice) => serviceTarget(shared, slice)),
    (names) => run(process.execPath, ['infra/build/bundle-service.ts', ...names]),
  );

/** Most of what webpack makes lives briefly: with the default room it is copied again and again. */
const briefGarbage = '--max-semi-space-size=64';

async function buildFrontends(wanted: readonly Slice[]): Promise<void> {
  const shared = digestOf(inBrowsers);
  const targets = [...new Set(wanted.map((slice) => `frontends/${definitionOf(slice).frontend}`))]
    .filter((name) => existsSync(join(root, name, 'webpack.config.ts')))
    .map((name) => ({
      name,
      digest: shared + digestOf([name]),
      output: join(root, name, 'dist'),
    }));
  const build = (names: readonly string[]) =>
    run(process.execPath, [briefGarbage, 'infra/build/build-frontend.ts', ...names]);
  // webpack works in one thread.
  const halves = [0, 1].map((half) => targets.filter((_, at) => at % 2 === half));
  await Promise.all(halves.map((half) => step(half, build)));
}

/** Prepares itself while what it copies is built. */
async function synthesizeTo(output: string, built: Promise<unknown>, only?: Slice): Promise<void> {
  const context = { stage: 'local', '@aws-cdk/core:disableGitSource': true, only };
  const env = {
    CDK_OUTDIR: output,
    CDK_CONTEXT_JSON: JSON.stringify(context),
    // The next time aws-cdk-lib is there compiled.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    JSII_SILENCE_WARNING_UNTESTED_NODE_VERSION: '1',
    // Saves two thirds of the time by skipping cloud rules: `npm run validate` and deployments check them.
    CDK_VALIDATION: 'false',
  };
  await run(process.execPath, ['infra/build/synthesize.ts'], env, built);
}

/** Synthesizes the `local` stage. Bundles count as inputs, since their assets are copied. */
async function synthesize(shared: string, built: Promise<unknown>): Promise<void> {
  const digest = shared + digestOf(['infra', 'services', 'frontends', 'cdk.json']);
  const target = { name: 'infra', digest, output: join(localOutput, 'manifest.json') };
  await step([target], () => {
    const cleared = built.then(() => clearOutput(localOutput));
    return synthesizeTo(localOutput, cleared);
  });
}

/** Builds what changed since the last build, then synthesizes. */
export async function buildAll(): Promise<void> {
  const shared = digestOf(everywhere);
  const built = Promise.all([
    buildEvents(shared),
    buildServices(shared, slices),
    buildFrontends(slices),
  ]);
  await Promise.all([built, synthesize(shared, built)]);
}

/** Builds one slice and replaces its two synthesized stacks. */
export async function buildSlice(slice: Slice): Promise<void> {
  const shared = digestOf(everywhere);
  const built = Promise.all([buildServices(shared, [slice]), buildFrontends([slice])]);
  const fresh = mkdtempSync(join(tmpdir(), 'menuleaf-slice-'));
  await synthesizeTo(fresh, built, slice);
  const isWhole = /[/\\](manifest|tree|validation-report)\.json$|[/\\]cdk\.out$/;
  cpSync(fresh, localOutput, {
    recursive: true,
    // Keep the list of all stacks.
    filter: (path) => path === fresh || !isWhole.test(path),
  });
  rmSync(fresh, { recursive: true });
}

if (import.meta.main) {
  console.error('Building what has changed');
  await buildAll();
}
