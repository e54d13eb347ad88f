import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { lastingCaching, pageCaching, type PagesStore } from './pages-store.ts';

export type PageFile = { key: string; body: string; contentType: string; caching: string };

/** What other sites name in their pages changes under its name; an hour is soon enough for all of them. */
const hourly = 'max-age=3600, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

function cachingOf(name: string): string {
  if (name === 'sw.js') return pageCaching;
  return name === 'embed.js' ? hourly : lastingCaching;
}

/**
 * The scripts of the pages. They are built into the function's own bundle, so that a page and its script always match;
 * their names carry their content, so that an older page keeps its own. The service worker, which phones ask for by one
 * address, and what other sites name change under their names.
 */
export function readPageFiles(folder: string): PageFile[] {
  return readdirSync(folder).map((name) => ({
    key: `restaurant/${name}`,
    body: readFileSync(join(folder, name), 'utf8'),
    contentType: 'text/javascript; charset=utf-8',
    caching: cachingOf(name),
  }));
}

/** The path of a script of the pages, by its name in the sources. */
function pageScript(files: PageFile[], name: string): string {
  const script = files.find(({ key }) => key.startsWith(`restaurant/${name}.`));
  if (!script) throw new Error(`The bundle has no script ${name} for its pages`);
  return `/${script.key}`;
}

const beginning = 'restaurant/at-once.';

/** Where pages stand, and the scripts that they begin with. */
export function siteOf(origin: string, files: PageFile[]): Site {
  const atOnce = files.find(({ key }) => key.startsWith(beginning))?.body;
  return {
    origin,
    script: pageScript(files, 'page'),
    specialHours: pageScript(files, 'special-hours'),
    embedded: pageScript(files, 'embedded'),
    ...(atOnce && { atOnce }),
  };
}

/** Puts them where the pages find them, before any page that names them. What is there already stays. */
export async function storePageFiles(files: PageFile[], pages: PagesStore) {
  const store = async (file: PageFile) => {
    if ((await pages.read(file.key)) !== file.body) await pages.putFile(file);
  };
  await Promise.all(files.map(store));
}
