// Plain JavaScript: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPackages } from './missing-packages.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const pinnedNode = join(root, 'node_modules/node/bin/node');
const stamp = join(root, 'node_modules/.installed-from');

/** The environment in which `node`, `npm` scripts and tools are those of the lockfile. */
export const pinnedEnvironment = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
};

const npm = (...args) =>
  new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, stdio: 'inherit' });
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });

/** Installs what the lockfile names, unless that is there already. */
export async function install() {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const isInstalled = existsSync(pinnedNode) && existsSync(stamp);
  if (
    isInstalled &&
    readFileSync(stamp, 'utf8') === lockfile &&
    missingPackages(root).length === 0
  ) {
    return;
  }
  console.log('Installing packages; the first time this takes a minute or two');
  // Not `npm ci`: it refuses a lockfile that lacks an optional package of another system.
  if ((await npm('install', '--no-save', '--loglevel=error')) !== 0) {
    throw new Error(
      'npm could not install the packages; its reason stands above. Is the network up?',
    );
  }
  if (!existsSync(pinnedNode)) {
    throw new Error(
      'The package `node` holds no binary for this system; install scripts must be allowed',
    );
  }
  writeFileSync(stamp, lockfile);
}
