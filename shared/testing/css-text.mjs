// Plain JavaScript: Jest loads it by itself.
import { transformSync } from 'esbuild';

/** The text of a style as a module, as small as the build makes it. */
export default {
  process(text) {
    const { code } = transformSync(text, { loader: 'css', minify: true, charset: 'utf8' });
    return { code: `module.exports = ${JSON.stringify(code.trimEnd())};` };
  },
};
