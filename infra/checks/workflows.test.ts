import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import { parse } from 'yaml';
import * as z from 'zod';
import { platformCommands, sliceCommands } from '../deploy/deploy-commands.ts';
import { deployers } from '../pipelines/deployers.ts';
import { definitionOf } from '../stacks/slices.ts';

const root = join(import.meta.dirname, '../..');
const text = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8');
const names = globSync('*.{yml,yaml}', { cwd: join(root, '.github/workflows') }).toSorted();

const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const step = z.object({
  id: z.string().optional(),
  if: z.string().optional(),
  run: z.string().optional(),
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflow = z.object({
  on: z.looseObject({
    push: z
      .object({ branches: z.array(z.string()), paths: z.array(z.string()).optional() })
      .optional(),
    pull_request: z.null().optional(),
    schedule: z.array(z.object({ cron: z.string() })).optional(),
  }),
  permissions,
  jobs: z.record(
    z.string(),
    z.object({
      permissions: permissions.optional(),
      uses: z.string().optional(),
      with: z.record(z.string(), z.string()).optional(),
      needs: z.union([z.string(), z.array(z.string())]).optional(),
      concurrency: z.unknown().optional(),
      'timeout-minutes': z.number().optional(),
      steps: z.array(step).default([]),
    }),
  ),
});
const read = (name: string) => workflow.parse(parse(text(name)));

test.each(slices)('%s is deployed when something of it changes on main', (slice) => {
  const { on, jobs } = read(`${slice}.yml`);
  const remote = definitionOf(slice).frontend;
  const own = [`services/${slice}/**`, `frontends/${remote}/**`];
  const everybodys = ['shared/**', 'infra/stacks/**', 'infra/build/**', 'package-lock.json'];
  expect(on.push).toEqual({ branches: ['main'], paths: [...own, ...everybodys] });
  for (const path of [...own, ...everybodys]) {
    expect([path, existsSync(join(root, path.replace('/**', '')))]).toEqual([path, true]);
  }
  expect(Object.values(jobs)).toEqual([
    expect.objectContaining({
      uses: './.github/workflows/deploy-slice.yml',
      with: { slice, remote },
    }),
  ]);
});

test('a pull request runs what CI runs', () => {
  const { on, jobs } = read('test.yml');
  expect(on).toHaveProperty('pull_request');
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(runs).toContain('bash .ci/run');
});

test('what is deployed is looked up among known vulnerabilities each day, and in each pull request', () => {
  const { on, jobs } = read('audit.yml');
  expect(on).toHaveProperty('pull_request');
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run));
  expect(runs).toContain('npm run audit');
});

test('a release leaves the list of what of others is in it', () => {
  const steps = read('deploy-slice.yml').jobs['check']?.steps ?? [];
  const written = steps.findIndex(({ run }) => run === 'npm run sbom');
  expect(written).toBeGreaterThan(0);
  expect(steps[written + 1]).toMatchObject({
    uses: expect.stringContaining('actions/upload-artifact@'),
    with: { path: 'sbom.json', 'if-no-files-found': 'error' },
  });
});

test('every action is of one commit, with its version beside it', () => {
  const uses = names.flatMap((name) => text(name).match(/(?<=uses: ).+/g) ?? []);
  const foreign = uses.filter((it) => !it.startsWith('./'));
  expect(foreign.length).toBeGreaterThan(4);
  expect(
    foreign.filter((it) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(it)),
  ).toEqual([]);
});

/** The first major version of each for Node 24: runners have no older Node since September 2026. */
const firstOfNode24: Record<string, number> = {
  'actions/checkout': 5,
  'actions/setup-node': 5,
  'actions/upload-artifact': 6,
  'actions/download-artifact': 7,
  'aws-actions/configure-aws-credentials': 6,
};

test('every action is for a Node that runners have', () => {
  const used = names.flatMap((name) => [
    ...text(name).matchAll(/uses: ([\w-]+\/[\w-]+)@\w+ # v(\d+)/g),
  ]);
  expect(used.length).toBeGreaterThan(4);
  const old = used.filter(([, action = '', major]) => {
    const first = firstOfNode24[action];
    return first === undefined || Number(major) < first;
  });
  expect(old.map(([use]) => use)).toEqual([]);
});

test('where the long tests run, there is the time that they have each night', () => {
  const jobs = names.flatMap((name) => Object.values(read(name).jobs));
  const long = jobs.filter(({ steps }) => steps.some(({ run }) => run === 'npm run test:long'));
  expect(long).toHaveLength(2);
  const nightly = read('test-long.yml').jobs['test']?.['timeout-minutes'] ?? Infinity;
  for (const job of long) {
    expect(job['timeout-minutes']).toBeGreaterThanOrEqual(nightly);
  }
});

test('a workflow reads the repository, and a deployment alone proves who it is', () => {
  for (const name of names) {
    const { permissions: all, jobs } = read(name);
    expect(Object.entries(all).filter(([, may]) => may === 'write')).toEqual([]);
    for (const [job, { permissions: own = {} }] of Object.entries(jobs)) {
      const writes = Object.entries(own).filter(([, may]) => may === 'write');
      const isDeployment =
        ['deploy', 'platform'].includes(job) || slices.some((slice) => name === `${slice}.yml`);
      expect([name, job, writes]).toEqual([name, job, isDeployment ? [['id-token', 'write']] : []]);
      expect(Object.keys(own).filter((it) => !['contents', 'id-token'].includes(it))).toEqual([]);
    }
    // Workflows contain no long-lived keys.
    expect(text(name)).not.toMatch(/secrets\.|access-key|pull_request_target/);
  }
});

const scripts = z.object({ scripts: z.record(z.string(), z.string()) });
const hasScript = (folder: string, script: string) =>
  Object.hasOwn(
    scripts.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))).scripts,
    script,
  );

/** The folder and script that a workflow line runs for a slice. */
function commandsFor(slice: Slice, run: string): [folder: string, script: string][] {
  const filled = run
    .replaceAll('$SLICE', slice)
    .replaceAll('$REMOTE', definitionOf(slice).frontend);
  return [...filled.matchAll(/npm (?:run )?([\w:-]+)(?: -w "?([\w/-]+)"?)?/g)]
    .filter(([, script]) => script !== 'ci')
    .map(([, script = '', folder = '.']) => [folder, script]);
}

test('every command of a workflow is there, for every slice', () => {
  const runs = names.flatMap((name) =>
    Object.values(read(name).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
  );
  const commands = slices.flatMap((slice) => runs.flatMap((run) => commandsFor(slice, run)));
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(([folder, script]) => !hasScript(folder, script))).toEqual([]);
});

const stepsOf = (name: string, job: string) => read(name).jobs[job]?.steps ?? [];
const runsOf = (name: string, job: string) => stepsOf(name, job).flatMap(({ run }) => run ?? []);

test('a release is checked, deployed, asked, and either kept or put back', () => {
  const checked = runsOf('deploy-slice.yml', 'check').join('\n');
  for (const command of ['npm test -w "services/$SLICE"', 'npm run validate']) {
    expect(checked).toContain(command);
  }
  const done = stepsOf('deploy-slice.yml', 'deploy')
    .flatMap(({ if: when = 'success()', run }) => (run === undefined ? [] : [{ when, run }]))
    .map(({ when, run }) => [when, run.replace(/^npm run (\w+)(?: -w "(\w+).*| --.*)$/, '$1 $2')]);
  const failed = "failure() && steps.deploy.conclusion != 'skipped'";
  expect(done).toEqual([
    ['success()', 'npm ci'],
    // With the running release, whatever main is.
    ['success()', 'contracts '],
    ['success()', 'deploy services'],
    ['success()', 'smoke services'],
    ['success()', 'keep services'],
    [failed, 'rollback frontends'],
    [failed, 'rollback services'],
  ]);
});

test('what staging has tried is what prod gets: it is built once, and no deployment builds', () => {
  for (const [name, isBuilt] of [
    ['deploy-slice.yml', 'deploy -w "services/$SLICE" -- --stage "$STAGE" --built'],
    ['deploy-platform.yml', 'deploy -- --stage "$STAGE" --platform --built'],
  ] as const) {
    const building = stepsOf(name, 'build');
    expect(building.at(-1)?.uses).toContain('actions/upload-artifact@');
    expect(stepsOf(name, 'deploy').some(({ uses }) => uses?.includes('download-artifact@'))).toBe(
      true,
    );
    const runs = runsOf(name, 'deploy');
    expect(runs).toContain(`npm run ${isBuilt}`);
    expect(runs.filter((run) => /run build/.test(run))).toEqual([]);
  }
  expect(sliceCommands('billing', 'prod', { isBuilt: true }).map(([program]) => program)).toEqual([
    'cdk',
  ]);
  expect(platformCommands('prod').map(([program]) => program)).toEqual(['cdk']);
});

test('what all slices stand on is deployed before any of them', () => {
  const { jobs } = read('deploy-slice.yml');
  expect(jobs['platform']).toMatchObject({
    uses: './.github/workflows/deploy-platform.yml',
    needs: 'check',
  });
  expect(jobs['deploy']?.needs).toEqual(['platform', 'check', 'build']);
  const { on, jobs: own } = read('platform.yml');
  expect(on.push?.paths).toEqual(expect.arrayContaining(['infra/stacks/**', 'infra/edge/**']));
  expect(own).toMatchObject({
    check: { uses: './.github/workflows/test.yml' },
    platform: { uses: './.github/workflows/deploy-platform.yml', needs: 'check' },
  });
  // The next stage, prod, is reached only while every slice answers on the one before.
  expect(runsOf('deploy-platform.yml', 'deploy').slice(-2)).toEqual([
    'npm run deploy -- --stage "$STAGE" --platform --built',
    'npm run smoke -- --stage "$STAGE"',
  ]);
  // All pipelines may ask at once; without a queue GitHub cancels all that wait but the newest.
  expect(read('deploy-platform.yml').jobs['deploy']?.concurrency).toEqual({
    group: 'deploy-platform-${{ matrix.stage }}',
    queue: 'max',
  });
});

test('each deployer has the workflows by which its role knows its pipeline', () => {
  const files = deployers().flatMap(({ workflow, jobs }) => [workflow, jobs]);
  expect(names).toEqual(expect.arrayContaining(files.filter((file) => file !== '*')));
  for (const name of ['deploy-slice.yml', 'deploy-platform.yml']) {
    const [role] = text(name).match(/(?<=role\/menuleaf-\$\{\{ matrix.stage \}\}-).+/) ?? [];
    expect(role).toMatch(/^(\$\{\{ inputs.slice \}\}|platform)-deploys$/);
  }
});
