import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The version of the page generator: the deployed build (its hash is next to the bundle, in `folder`) and the site. The
 * same version makes the same pages.
 */
export function readPageVersion(folder: string, site: Site): string {
  const build = readFileSync(join(folder, 'page-build'), 'utf8');
  return createHash('sha256')
    .update(JSON.stringify([build, site]))
    .digest('base64url');
}
