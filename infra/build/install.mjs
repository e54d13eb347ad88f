// Plain JavaScript: runs before packages are installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingPackages } from './missing-packages.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const pinnedNode = join(root, 'node_modules/node/bin/node');
const stamp = join(root, 'node_modules/.installed-from');

/** An environment with the lockfile's versions of `node`, npm scripts and tools. */
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

/** Installs the lockfile's packages, unless already installed. */
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
  // Not `npm ci`: it rejects a lockfile without another platform's optional packages.
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
