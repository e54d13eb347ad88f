// Plain JavaScript: runs before packages are installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const run = (command, ...args) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' });
    child.on('error', () => resolve(1));
    child.on('exit', resolve);
  });

/**
 * The lockfile with each package's usual address on the registry that npm is set to: without one, npm first reads all
 * that the registry knows of each package, a third of its work. npm prefers it to package-lock.json.
 */
const addressed = join(root, 'npm-shrinkwrap.json');

function writeAddressed() {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root });
  const registry = String(stdout).trim().replace(/\/*$/, '/');
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  for (const [folder, entry] of Object.entries(lockfile.packages)) {
    if (!entry.integrity || entry.inBundle) continue;
    const name = entry.name ?? folder.split('node_modules/').at(-1);
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    entry.resolved = `${registry}${name}/-/${file}`;
  }
  writeFileSync(addressed, JSON.stringify(lockfile));
}

// Not `npm ci`: it rejects a lockfile without another platform's optional packages. Of peers only a second bundler is
// nobody's own package: 53 MB.
const flags = ['--no-save', '--loglevel=error', '--omit=peer'];
const npmInstall = (...args) => run('npm', 'install', ...flags, ...args);

async function installAddressed(packages) {
  const remove = () => rmSync(addressed, { force: true });
  const stop = () => process.exit(1);
  process.once('exit', remove).once('SIGINT', stop).once('SIGTERM', stop);
  writeAddressed();
  const code = await npmInstall(...packages, '--prefer-offline');
  remove();
  process.off('exit', remove).off('SIGINT', stop).off('SIGTERM', stop);
  return code;
}

/** In the order of what is tried: a registry may have other addresses, and a lockfile be newer than npm's cache. */
async function installOf(packages) {
  if ((await installAddressed(packages)) === 0) return;
  if ((await npmInstall(...packages)) === 0) return;
  throw new Error(
    'npm could not install the packages; its reason stands above. Is the network up?',
  );
}

/**
 * Installs the lockfile's packages, unless already installed: those of the workspaces, which build and run the product,
 * and with `tools` the root's own, for tests, checks and deployments.
 */
export async function install({ tools = false } = {}) {
  // One that was stopped may have left it.
  rmSync(addressed, { force: true });
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
  // With workspaces alone not every npm prepares the root.
  await run(process.execPath, 'infra/checks/use-hooks.mjs');
  if (!existsSync(pinnedNode)) {
    throw new Error(
      'The package `node` holds no binary for this system; install scripts must be allowed',
    );
  }
  writeFileSync(stamp, tools ? withTools : lockfile);
}
