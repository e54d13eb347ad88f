import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';

/**
 * Loads Node's built-ins with `require`: an `import` reads all their exports, and those of node:http load undici and
 * HTTP/2, which no function uses.
 */
export const requiredBuiltIns: Plugin = {
  name: 'required-built-ins',
  setup(plugins) {
    plugins.onResolve({ filter: /^(node:)?[a-z_/]+$/ }, ({ path, namespace }) => {
      if (!isBuiltin(path)) return undefined;
      if (namespace === 'built-in') return { path, external: true };
      return { path, namespace: 'built-in', sideEffects: false };
    });
    plugins.onLoad({ filter: /.*/, namespace: 'built-in' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)})`,
    }));
  },
};
