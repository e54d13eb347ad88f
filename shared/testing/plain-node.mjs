// What Jest does for a test file, in plain Node: one scope for all files of a worker, whose packages are loaded once.
// Plain JavaScript: the runner loads it directly.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import cssText from './css-text.mjs';

const root = new URL('../../', import.meta.url).href;
const textOf = (url) => readFileSync(fileURLToPath(url), 'utf8');

const environment = { ...process.env };
let files = 0;

/** The runner's own drops its options, so that a test would run on today's date where it names another. */
function takeDates(jest) {
  const { useFakeTimers } = jest;
  jest.useFakeTimers = ({ now, ...others } = {}) => {
    const unknown = Object.keys(others);
    if (unknown.length > 0)
      throw new Error(`Not known to fake timers here: ${unknown.join(', ')}.`);
    useFakeTimers();
    return now === undefined ? jest : jest.setSystemTime(now);
  };
}

/** What one file changed, the next one does not see. */
function begin() {
  files += 1;
  if (files === 1) takeDates(globalThis.jest);
  globalThis.jest.restoreAllMocks();
  globalThis.jest.useRealTimers();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

const isOwn = (url) => url.startsWith(root) && !url.includes('/node_modules/');
/** As the runner imports it. */
const isTestFile = /\.test\.ts\?\d+$/u;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (isTestFile.test(found.url)) begin();
    // The product's modules are each file's own, as are their states.
    else if (isOwn(found.url) && !found.url.endsWith('.json')) found.url += `?of=${files}`;
    return found;
  },
  load(url, context, next) {
    const file = url.replace(/\?.*$/u, '');
    if (file.endsWith('.css')) {
      return { format: 'commonjs', source: cssText.process(textOf(url)).code, shortCircuit: true };
    }
    if (file.endsWith('.tsx')) {
      const { code } = transformSync(textOf(url), { loader: 'tsx', jsx: 'automatic' });
      return { format: 'module', source: code, shortCircuit: true };
    }
    return next(url, context);
  },
});
