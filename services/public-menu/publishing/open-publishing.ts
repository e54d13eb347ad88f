import { join } from 'node:path';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { fontSubsetter } from '../faces/font-subsetter.ts';
import { cardMaker } from '../card/social-card.ts';
import { environment } from '../environment.ts';
import { readPageFiles, siteOf, storePageFiles } from '../pages/page-files.ts';
import { pagesStore, readObject } from '../pages/pages-store.ts';
import { ownersStore } from './owners-store.ts';
import { planEndsStore } from './plan-ends-store.ts';
import { publicMenuStore } from '../public-menu-store.ts';
import { publishedPagesStore } from './published-pages-store.ts';
import { republishStore } from './republish-store.ts';
import { retriesStore } from './retries-store.ts';
import { leasesStore } from './leases-store.ts';
import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * The version of the page generator: the deployed build (its hash is next to the bundle, in `folder`) and the site. The
 * same version makes the same pages.
 */
function readPageVersion(folder: string, site: Site): string {
  const build = readFileSync(join(folder, 'page-build'), 'utf8');
  return createHash('sha256')
    .update(JSON.stringify([build, site]))
    .digest('base64url');
}

/** Dependencies of functions that publish; `folder` is the function's own, with the bundled page scripts. */
export function openPublishing(folder: string) {
  const env = environment.parse(process.env);
  const files = readPageFiles(join(folder, 'pages'));
  const table = openTable(env.TABLE_NAME);
  const pages = pagesStore(env.PAGES_BUCKET);
  const site = siteOf(env.PUBLIC_URL, files);
  let filesStored: Promise<void> | undefined;

  return {
    store: publicMenuStore(table),
    owners: ownersStore(table),
    made: publishedPagesStore(table),
    parts: republishStore(table),
    retries: retriesStore(table),
    planEnds: planEndsStore(table),
    leases: leasesStore(table),
    pages,
    faces: fontSubsetter(join(folder, 'faces')),
    cards: cardMaker(join(folder, 'faces'), (key) => readObject(env.IMAGES_BUCKET, key)),
    clock: () => new Date(),
    site,
    pageVersion: readPageVersion(folder, site),

    /** Once per cold start; a failed attempt is repeated. */
    async storeFilesOnce() {
      filesStored ??= storePageFiles(files, pages);
      try {
        await filesStored;
      } catch (error) {
        filesStored = undefined;
        throw error;
      }
    },
  };
}
