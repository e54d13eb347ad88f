// Plain JavaScript: Jest loads it directly.
import { transformSync } from 'esbuild';

/** A stylesheet's text as a module, minified like in the build. */
export default {
  process(text) {
    const { code } = transformSync(text, { loader: 'css', minify: true, charset: 'utf8' });
    return { code: `module.exports = ${JSON.stringify(code.trimEnd())};` };
  },
};
