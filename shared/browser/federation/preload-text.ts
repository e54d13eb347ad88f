import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import { allPages } from '../../contracts/pages/all-pages.ts';

/** What such a script may know of pages. */
const pages = allPages.map(({ path, access, remote }) => ({ path, access, remote }));

/** The script that stands in the shell's page, before all others: the same text for the page and for its policy. */
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

/** By which a page's content policy knows a script that stands in it. */
export const policyHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
