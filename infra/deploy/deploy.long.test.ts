import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import * as z from 'zod';
import { localOutput } from '../build/build.ts';
import { definitionOf } from '../stacks/slices.ts';
import { sliceCommands } from './deploy-commands.ts';
import { readDeployedFoundation } from './deployed-foundation.ts';
import { deploymentBlocker } from './deployment-blocker.ts';
import type { stageParameters } from './stage-parameters.ts';

const root = join(import.meta.dirname, '../..');
const stage = { name: 'prod', publicUrl: 'https://menu.example' };
const slice = { stage, isSliceAlone: true, movesDomain: false, region: 'us-east-1' };
const everything = { ...slice, isSliceAlone: false };
const deployed = { version: 3, publicUrl: stage.publicUrl };

test('a working tree of the deployed foundation’s version is deployed', () => {
  expect(deploymentBlocker(slice, deployed, 3)).toBeUndefined();
  expect(deploymentBlocker(everything, deployed, 3)).toBeUndefined();
  expect(deploymentBlocker(everything, deployed, 4)).toBeUndefined();
});

test('one that is older is refused, and a slice that needs a newer foundation', () => {
  expect(deploymentBlocker(slice, deployed, 2)).toContain('this working tree at 2: update it');
  expect(deploymentBlocker(everything, deployed, 2)).toContain('update it first');
  expect(deploymentBlocker(slice, deployed, 4)).toContain('needs 4: npm run deploy');
});

test('a slice needs a foundation, which only the whole makes', () => {
  const nothing = { version: undefined, publicUrl: undefined };
  expect(deploymentBlocker(slice, nothing)).toContain('has no foundation yet');
  expect(deploymentBlocker(everything, nothing)).toBeUndefined();
});

test('another region is refused, where a second foundation would be made', () => {
  const nothing = { version: undefined, publicUrl: undefined };
  const elsewhere = { ...everything, region: 'eu-west-1' };
  expect(deploymentBlocker(elsewhere, nothing)).toContain('export AWS_REGION=us-east-1');
});

test('a domain other than the deployed one is refused, unless it is moved on purpose', () => {
  const mistyped = { ...stage, publicUrl: 'https://menu.exmaple' };
  const refused = 'prod answers at https://menu.example, but infra/stages/prod.json says';
  expect(deploymentBlocker({ ...slice, stage: mistyped }, deployed, 3)).toContain(refused);
  expect(deploymentBlocker({ ...everything, stage: mistyped }, deployed, 3)).toContain(refused);
  const moved = { ...everything, stage: mistyped, movesDomain: true };
  expect(deploymentBlocker(moved, deployed, 3)).toBeUndefined();
  expect(deploymentBlocker({ ...moved, isSliceAlone: true }, deployed, 3)).toContain(refused);
});

test('what is deployed is read from the parameters of the stage', async () => {
  const asked: unknown[] = [];
  const read: typeof stageParameters = async (...question) => {
    asked.push(question);
    return new Map([['foundation-version', '7']]);
  };
  expect(await readDeployedFoundation('prod', read)).toEqual({ version: 7, publicUrl: undefined });
  expect(asked).toEqual([['prod', ['foundation-version', 'public-url']]]);
});

test.each(slices)('the deploy command of %s names its two stacks alone', (name) => {
  const commands = sliceCommands(name, 'prod').map((command) => command.join(' '));
  expect(commands).toEqual([
    `npm run build -w services/${name}`,
    `npm run build -w frontends/${definitionOf(name).frontend}`,
    `cdk deploy Menuleaf-prod-${name}-Service Menuleaf-prod-${name}-Frontend --exclusively --context only=${name} --context stage=prod --no-previous-parameters`,
  ]);
});

const scripts = z.object({ scripts: z.object({ deploy: z.string() }) });

test.each(slices)('service and remote of %s have the command', (name) => {
  for (const folder of [`services/${name}`, `frontends/${definitionOf(name).frontend}`]) {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    expect(scripts.parse(JSON.parse(text)).scripts.deploy).toMatch(
      new RegExp(`infra/deploy/deploy.ts --slice ${name}$`),
    );
  }
});

const manifest = z.object({ artifacts: z.record(z.string(), z.object({ type: z.string() })) });

/** A working tree with only one team's slice. */
function treeOf(slice: Slice): string {
  const tree = mkdtempSync(join(tmpdir(), 'menuleaf-slice-'));
  const isGenerated = /infra\/(cdk\.out|local)$/;
  for (const folder of ['infra', `services/${slice}`, `frontends/${definitionOf(slice).frontend}`])
    cpSync(join(root, folder), join(tree, folder), {
      recursive: true,
      filter: (path) => !isGenerated.test(path),
    });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

/** What a `local` stack deploys: its template, and its files by hash. */
const deployedBy = (folder: string, stack: string) =>
  ['template', 'assets'].map((kind) => readFileSync(join(folder, `${stack}.${kind}.json`), 'utf8'));

// So other teams' builds cannot affect this slice.
test('a slice is synthesized with the others absent, to the very bytes that it has beside them', () => {
  const tree = treeOf('billing');
  try {
    execFileSync(process.execPath, ['infra/app.ts'], {
      cwd: tree,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        CDK_OUTDIR: join(tree, 'out'),
        CDK_CONTEXT_JSON: JSON.stringify({
          stage: 'local',
          only: 'billing',
          '@aws-cdk/core:disableGitSource': true,
        }),
      },
    });
    const { artifacts } = manifest.parse(
      JSON.parse(readFileSync(join(tree, 'out/manifest.json'), 'utf8')),
    );
    const stacks = Object.keys(artifacts).filter(
      (name) => artifacts[name]?.type === 'aws:cloudformation:stack',
    );
    expect(stacks.toSorted()).toEqual([
      'Menuleaf-local-billing-Frontend',
      'Menuleaf-local-billing-Service',
    ]);
    for (const stack of stacks) {
      expect(deployedBy(join(tree, 'out'), stack)).toEqual(deployedBy(localOutput, stack));
    }
  } finally {
    rmSync(tree, { recursive: true });
  }
});
