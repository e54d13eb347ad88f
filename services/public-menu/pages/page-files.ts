import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { lastingCaching, type PagesStore } from './pages-store.ts';

export type PageFile = { key: string; body: string; contentType: string; caching: string };

/** What other sites name in their pages changes under its name; an hour is soon enough for all of them. */
const hourly = 'max-age=3600, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

/** Each guest’s phone asks for it once, so the edge keeps it for a minute: one file for all restaurants. */
const minutely = 'max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

const cachings: Readonly<Record<string, string>> = { 'sw.js': minutely, 'embed.js': hourly };

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
    caching: cachings[name] ?? lastingCaching,
  }));
}

/** Where pages stand, and the scripts that they begin with. */
export function siteOf(origin: string, files: PageFile[]): Site {
  const named = (name: string) => {
    const script = files.find(({ key }) => key.startsWith(`restaurant/${name}.`));
    if (!script) throw new Error(`The bundle has no script ${name} for its pages`);
    return script;
  };
  const path = (name: string) => `/${named(name).key}`;
  return {
    origin,
    script: path('page'),
    more: path('more'),
    inlined: { page: named('page').body, pageFile: named('page-file').body },
    specialHours: path('special-hours'),
    embedded: path('embedded'),
    atOnce: named('at-once').body,
  };
}

/** Puts them where the pages find them, before any page that names them. What is there already stays. */
export async function storePageFiles(files: PageFile[], pages: PagesStore) {
  const store = async (file: PageFile) => {
    if ((await pages.read(file.key)) !== file.body) await pages.putFile(file);
  };
  await Promise.all(files.map(store));
}
