import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '@menuleaf/public-menu/src/page/document.tsx';
import { immutableCaching, type PagesStore } from './pages-store.ts';

export type PageFile = { key: string; body: string; contentType: string; caching: string };

/** Embedded by other sites under a fixed name, so it can change; an hour is fresh enough. */
const oneHourCaching = 'max-age=3600, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

/** Every guest's phone requests it, so the edge caches it for a minute: one file for all restaurants. */
const oneMinuteCaching = 'max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400';

const cachings: Readonly<Record<string, string>> = {
  'sw.js': oneMinuteCaching,
  'embed.js': oneHourCaching,
};

/**
 * The pages' scripts. They are part of the function's bundle, so page and script always match; names contain a content
 * hash, so older pages keep theirs. The service worker and files that other sites embed have fixed names.
 */
export function readPageFiles(folder: string): PageFile[] {
  return readdirSync(folder).map((name) => ({
    key: `restaurant/${name}`,
    body: readFileSync(join(folder, name), 'utf8'),
    contentType: 'text/javascript; charset=utf-8',
    caching: cachings[name] ?? immutableCaching,
  }));
}

/** The pages' origin and scripts. */
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
    offer: named('offer-at-once').body,
  };
}

/** Uploads them before any page refers to them. Existing files are kept. */
export async function storePageFiles(files: PageFile[], pages: PagesStore) {
  const store = async (file: PageFile) => {
    if ((await pages.read(file.key)) !== file.body) await pages.putFile(file);
  };
  await Promise.all(files.map(store));
}
