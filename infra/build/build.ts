import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf } from '../stacks/slices.ts';
import { digestOf, skipIfUnchanged } from './build-cache.ts';
import { clearOutput } from './clear-output.ts';

const root = join(import.meta.dirname, '../..');
/** The synthesized output of the `local` stage, separate from deployments. */
export const localOutput = join(root, 'infra/local/cdk.out');

const everyBuild = ['package-lock.json', '.tsconfig.base.json'];
const everywhere = ['shared', ...everyBuild];
/** Without what runs on a server: a change there needs no webpack. */
const inBrowsers = [
  ...['browser', 'contracts', 'menu', 'plans', 'ui', 'package.json'].map((it) => `shared/${it}`),
  ...everyBuild,
];

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
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
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`));
    });
  });
}

async function step(
  name: string,
  target: { digest: string; output: string },
  work: () => Promise<void>,
) {
  const from = performance.now();
  if (await skipIfUnchanged(name, target, work)) {
    console.error(`  ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  }
}

/** The inputs to function bundling. */
const ofBundles = [
  'infra/build/bundle-function.ts',
  'infra/build/bundle-options.ts',
  'infra/build/separate-s3-client.ts',
  'infra/build/css-text.ts',
  'infra/build/lambda-credentials.ts',
  'infra/build/lambda-endpoint-cache.ts',
  'infra/build/loaded-at-start.ts',
  'infra/build/required-built-ins.ts',
  'infra/build/without-json-schema.ts',
];

async function buildEvents(shared: string): Promise<void> {
  const sources = ['infra/events', 'infra/build/bundle-events.ts', ...ofBundles];
  const target = {
    digest: shared + digestOf(sources),
    output: join(root, 'infra/events/dist/announcer/index.mjs'),
  };
  await step('infra/events', target, () => run(process.execPath, ['infra/build/bundle-events.ts']));
}

async function buildServices(shared: string, wanted: readonly Slice[]): Promise<void> {
  for (const slice of wanted) {
    const { frontend, pageRenderer } = definitionOf(slice);
    const sources = [
      `services/${slice}`,
      'infra/build/bundle-service.ts',
      ...ofBundles,
      'infra/build/page-build.ts',
      'infra/build/page-scripts.ts',
      // The room rules let no other service import a frontend.
      ...(pageRenderer ? [`frontends/${frontend}/src`] : []),
    ];
    const target = {
      digest: shared + digestOf(sources),
      output: join(root, 'services', slice, 'dist/handler/index.mjs'),
    };
    await step(`services/${slice}`, target, () =>
      run(process.execPath, ['infra/build/bundle-service.ts', slice]),
    );
  }
}

/** Most of what webpack makes lives briefly: with the default room it is copied again and again. */
const briefGarbage = '--max-semi-space-size=64';

async function buildFrontends(wanted: readonly Slice[]): Promise<void> {
  const shared = digestOf(inBrowsers);
  const names = new Set(wanted.map((slice) => definitionOf(slice).frontend));
  for (const name of names) {
    const folder = `frontends/${name}`;
    if (!existsSync(join(root, folder, 'webpack.config.ts'))) continue;
    const target = { digest: shared + digestOf([folder]), output: join(root, folder, 'dist') };
    await step(folder, target, () =>
      run(process.execPath, [briefGarbage, 'infra/build/build-frontend.ts', folder]),
    );
  }
}

async function synthesizeTo(output: string, only?: Slice): Promise<void> {
  const context = { stage: 'local', '@aws-cdk/core:disableGitSource': true, slice: only };
  await run(process.execPath, ['infra/app.ts'], {
    CDK_OUTDIR: output,
    CDK_CONTEXT_JSON: JSON.stringify(context),
    JSII_SILENCE_WARNING_UNTESTED_NODE_VERSION: '1',
    // Saves two thirds of the time by skipping cloud rules: `npm run validate` and deployments check them.
    CDK_VALIDATION: 'false',
  });
}

/** Synthesizes the `local` stage. Bundles count as inputs, since their assets are copied. */
async function synthesize(shared: string): Promise<void> {
  const digest = shared + digestOf(['infra', 'services', 'frontends', 'cdk.json']);
  await step('infra', { digest, output: join(localOutput, 'manifest.json') }, async () => {
    clearOutput(localOutput);
    await synthesizeTo(localOutput);
  });
}

/** Builds what changed since the last build, then synthesizes. */
export async function buildAll(): Promise<void> {
  const shared = digestOf(everywhere);
  await Promise.all([buildEvents(shared), buildServices(shared, slices), buildFrontends(slices)]);
  await synthesize(shared);
}

/** Builds one slice and replaces its two synthesized stacks. */
export async function buildSlice(slice: Slice): Promise<void> {
  const shared = digestOf(everywhere);
  await Promise.all([buildServices(shared, [slice]), buildFrontends([slice])]);
  const fresh = mkdtempSync(join(tmpdir(), 'menuleaf-slice-'));
  await synthesizeTo(fresh, slice);
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
