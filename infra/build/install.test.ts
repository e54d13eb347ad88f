import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

let root = '';
const path = (name: string) => join(root, name);

/** An npm that notes its calls and the addresses it finds, and fails with addresses if `npm-fails` is there. */
const npm = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const [command, ...args] = process.argv.slice(2);
if (command === 'config') return console.log('https://packages.example/npm');
const lockfile = existsSync('npm-shrinkwrap.json') && JSON.parse(readFileSync('npm-shrinkwrap.json', 'utf8'));
const addresses = lockfile ? Object.values(lockfile.packages).flatMap(({ resolved }) => resolved ?? []) : null;
appendFileSync('calls', JSON.stringify({ args, addresses }) + '\\n');
if (lockfile && existsSync('npm-fails')) process.exit(1);
mkdirSync('node_modules/node/bin', { recursive: true });
writeFileSync('node_modules/node/bin/node', '');
writeFileSync('node_modules/.package-lock.json', '{"packages":{}}');
`;

const lockfile = {
  packages: {
    '': { name: 'menuleaf' },
    'node_modules/react': { version: '19.2.0', integrity: 'sha512-a' },
    'node_modules/zod/node_modules/@types/zod': { version: '4.0.0', integrity: 'sha512-b' },
  },
};

function install() {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-e', `import(${JSON.stringify(path('infra/build/install.mjs'))}).then((it) => it.install())`],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: [path('bin'), process.env['PATH']].join(delimiter) },
    },
  );
  expect(existsSync(path('npm-shrinkwrap.json'))).toBe(false);
  return { status, stderr };
}

const calls = (): { args: string[]; addresses: string[] | null }[] =>
  readFileSync(path('calls'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'menuleaf-install-'));
  for (const name of ['install.mjs', 'missing-packages.mjs']) {
    cpSync(join(import.meta.dirname, name), path(`infra/build/${name}`));
  }
  mkdirSync(path('bin'));
  writeFileSync(path('bin/npm'), npm, { mode: 0o755 });
  writeFileSync(path('package-lock.json'), JSON.stringify(lockfile));
});

afterEach(() => rmSync(root, { recursive: true }));

test('npm is given each package’s address on its own registry, and the lockfile stays without', () => {
  expect(install().status).toBe(0);
  expect(calls()).toEqual([
    {
      args: expect.arrayContaining(['--workspaces', '--prefer-offline']),
      addresses: [
        'https://packages.example/npm/react/-/react-19.2.0.tgz',
        'https://packages.example/npm/@types/zod/-/zod-4.0.0.tgz',
      ],
    },
  ]);
  expect(readFileSync(path('package-lock.json'), 'utf8')).toBe(JSON.stringify(lockfile));
  install();
  expect(calls()).toHaveLength(1);
});

test('where the addresses are wrong it installs without, and what a stopped one left is no lockfile', () => {
  writeFileSync(path('npm-fails'), '');
  expect(install().status).toBe(0);
  expect(calls().map(({ addresses }) => addresses?.length ?? null)).toEqual([2, null]);
  writeFileSync(path('npm-shrinkwrap.json'), '{"packages":{}}');
  install();
  expect(calls()).toHaveLength(2);
});
