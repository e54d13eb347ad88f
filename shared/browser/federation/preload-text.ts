import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import { allPages } from '../../contracts/pages/all-pages.ts';

/** What the script needs to know: the remotes' pages. */
const pages = allPages.flatMap(({ path, access, remote }) =>
  remote ? [{ path, access, remote }] : [],
);

/** The inline script at the top of the shell's page: the same text for the page and for its CSP hash. */
export function preloadText(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
    define: { PAGES: JSON.stringify(pages) },
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The CSP hash that allows an inline script. */
export const policyHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
