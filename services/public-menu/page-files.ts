import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastingCaching, pageCaching, type PagesStore } from './pages-store.ts';

const contentType = 'text/javascript; charset=utf-8';

export type PageFile = { key: string; body: string; contentType: string; caching: string };
export type PageFiles = { script: PageFile; worker: PageFile };

/**
 * What the pages need beside themselves, built into the function's own bundle, so that a page and its script always
 * match. The script's name carries its content; the worker's may not change, since phones ask for it by its address.
 */
export function readPageFiles(folder: string): PageFiles {
  const script = readFileSync(join(folder, 'page-script.js'), 'utf8');
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 10);
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  return {
    script: {
      key: `restaurant/page.${hash}.js`,
      body: script,
      contentType,
      caching: lastingCaching,
    },
    worker: { key: 'restaurant/sw.js', body: worker, contentType, caching: pageCaching },
  };
}

/** Puts them where the pages find them, before any page that names them. What is there already stays. */
export async function storePageFiles({ script, worker }: PageFiles, pages: PagesStore) {
  await Promise.all([pages.putFile(script), storeWorker(worker, pages)]);
}

async function storeWorker(worker: PageFile, pages: PagesStore) {
  if ((await pages.read(worker.key)) !== worker.body) await pages.putFile(worker);
}
