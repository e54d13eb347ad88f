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

/** In the order of what is tried: what npm has already is not asked for anew, and a lockfile may be newer than that. */
const tries = [['--prefer-offline'], []];

async function installOf(packages) {
  // Not `npm ci`: it rejects a lockfile without another platform's optional packages.
  const own = ['install', '--no-save', '--loglevel=error', ...packages];
  for (const flags of tries) if ((await npm(...own, ...flags)) === 0) return;
  throw new Error(
    'npm could not install the packages; its reason stands above. Is the network up?',
  );
}

/**
 * Installs the lockfile's packages, unless already installed: those of the workspaces, which build and run the product,
 * and with `tools` the root's own, for tests, checks and deployments.
 */
export async function install({ tools = false } = {}) {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const withTools = `${lockfile} with tools`;
  const isInstalled = existsSync(pinnedNode) && existsSync(stamp);
  if (
    isInstalled &&
    [withTools, ...(tools ? [] : [lockfile])].includes(readFileSync(stamp, 'utf8')) &&
    missingPackages(root).length === 0
  ) {
    return;
  }
  console.log('Installing packages; the first time this takes a minute or two');
  await installOf(tools ? [] : ['--workspaces']);
  // With workspaces alone npm does not prepare the root.
  if (!tools) await npm('run', '--silent', 'prepare');
  if (!existsSync(pinnedNode)) {
    throw new Error(
      'The package `node` holds no binary for this system; install scripts must be allowed',
    );
  }
  writeFileSync(stamp, tools ? withTools : lockfile);
}
