import { isBuiltin } from 'node:module';
/**
 * Node's own modules by `require`: an `import` of one reads every export of it, and those of node:http bring undici and
 * HTTP/2 with them, which no function uses.
 */
export const requiredBuiltIns = {
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
