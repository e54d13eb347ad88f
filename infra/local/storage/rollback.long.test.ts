import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localOutput } from '@menuleaf/infra/build/build.ts';
import { type LocalCloud, startLocalCloud } from '../local-cloud.ts';
import { region } from '../stack/resource-types.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'menuleaf-rollback-'));
const dataDir = join(folder, 'data');
const stack = 'Menuleaf-local-support-Frontend';
const manifest = '/remotes/support/mf-manifest.json';

/** The same deployment with another build of one remote. */
function nextDeployment(): string {
  const next = join(folder, 'cdk.out');
  cpSync(localOutput, next, { recursive: true });
  const template = readFileSync(join(next, `${stack}.template.json`), 'utf8');
  const [, asset = '', build = ''] =
    /"(\w{64})\.zip"[^]*?builds\/support\/(\w+)\//.exec(
      template.slice(template.indexOf('SourceObjectKeys')),
    ) ?? [];
  const fresh = asset.replace(/^.{8}/, '00000000');
  for (const file of readdirSync(next).filter((name) => name.startsWith(stack))) {
    const text = readFileSync(join(next, file), 'utf8');
    writeFileSync(
      join(next, file),
      text
        .replaceAll(asset, fresh)
        .replaceAll(build, 'next')
        .replace('"/help ', '"/help /help/shortcuts '),
    );
  }
  const from = join(next, `asset.${asset}`);
  const to = join(next, `asset.${fresh}`);
  cpSync(from, to, { recursive: true });
  const kept = readFileSync(join(to, 'mf-manifest.json'), 'utf8');
  writeFileSync(
    join(to, 'mf-manifest.json'),
    kept.replace('{', '{"build":"next","lost":"lost.0123abcd.js",'),
  );
  writeFileSync(join(to, 'next.0123abcd.js'), 'export {};');
  return next;
}

let cloud: LocalCloud;
let before: string;
let unknown: number;
beforeAll(async () => {
  const first = await startLocalCloud({ cdkOut: localOutput, port: 0, dataDir });
  before = await (await fetch(`${first.origin}${manifest}`)).text();
  unknown = (await fetch(`${first.origin}/help/shortcuts`)).status;
  await first.close();
  cloud = await startLocalCloud({ cdkOut: nextDeployment(), port: 0, dataDir });
});
afterAll(async () => {
  await cloud.close();
  rmSync(folder, { recursive: true, force: true });
});

const served = async () => (await fetch(`${cloud.origin}${manifest}`)).text();

/** A command as an operator runs it, with the local cloud as AWS. */
const run = (script: string, folderOfIt: string, ...args: string[]) =>
  promisify(execFile)('npm', ['run', '--silent', script, '-w', folderOfIt, '--', ...args], {
    cwd: root,
    env: {
      ...process.env,
      ...cloud.endpoints,
      // By IP address: not every resolver supports subdomains of localhost.
      AWS_ENDPOINT_URL_S3: cloud.endpoints.AWS_ENDPOINT_URL_S3?.replace('localhost', '127.0.0.1'),
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: cloud.credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: cloud.credentials.secretAccessKey,
      NODE_OPTIONS: '',
    },
  });
const rollBack = (...args: string[]) => run('rollback', 'frontends/support', ...args);
const smoke = () => run('smoke', 'services/support', '--stage', 'local');

test('the former remote is served again, with all its files, and the later one when it is asked for', async () => {
  expect(await served()).toContain('"build":"next"');
  await expect(smoke()).rejects.toThrow('/remotes/support/lost.0123abcd.js answers 403');
  const { stdout } = await rollBack('--stage', 'local');
  expect(stdout).toContain('support is served as build');
  expect(await served()).toBe(before);
  expect((await smoke()).stdout).toContain('support answers at');
  const files = new Set(before.match(/[\w.-]+\.[0-9a-f]{8}\.(?:js|css)/g));
  expect(files.size).toBeGreaterThan(1);
  for (const file of [...files, 'next.0123abcd.js']) {
    const answer = await fetch(`${cloud.origin}/remotes/support/${file}`);
    expect([file, answer.status]).toEqual([file, 200]);
  }
  expect((await fetch(`${cloud.origin}${manifest}`)).headers.get('cache-control')).toBe('no-cache');

  await expect(rollBack('--stage', 'local')).rejects.toThrow(
    'no build before the one that is served',
  );
  await rollBack('--stage', 'local', '--to', 'next');
  expect(await served()).toContain('"build":"next"');
});

test('a build that was never deployed and a stage that is not there are refused', async () => {
  await expect(rollBack('--stage', 'local', '--to', 'mistyped')).rejects.toThrow(
    /no build mistyped.+next/s,
  );
  await expect(rollBack('--stage', 'lcoal')).rejects.toThrow('There is no stage lcoal');
});

test('a new page of a remote is known to the edge without a deployment of the edge', async () => {
  expect(unknown).toBe(404);
  expect((await fetch(`${cloud.origin}/help/shortcuts`)).status).toBe(200);
  expect((await fetch(`${cloud.origin}/help/shortcut`)).status).toBe(404);
});

test('a cloud that runs takes up what is synthesized by now, and who comes meanwhile waits', async () => {
  const redeployed = fetch(`${cloud.origin}/__local/redeploy`, { method: 'POST' });
  const [meanwhile, answer] = await Promise.all([served(), redeployed]);
  expect(answer.status).toBe(200);
  expect(meanwhile).toContain('"build":"next"');
  expect(await served()).toBe(meanwhile);
});
