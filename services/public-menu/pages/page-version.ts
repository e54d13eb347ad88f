import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * By what pages are made: the build that is deployed (its hash stands beside the bundle, in `folder`) and where they
 * stand. An unchanged build makes the same pages of the same restaurants.
 */
export function readPageVersion(folder: string, site: Site): string {
  const build = readFileSync(join(folder, 'page-build'), 'utf8');
  return createHash('sha256')
    .update(JSON.stringify([build, site]))
    .digest('base64url');
}
