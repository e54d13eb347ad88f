// node infra/bench/zz.ts pdf|photo FOLDER [names]: designed sheets (html + expected + shots.json) as pdf or photo
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inBrowser } from '../checks/on-local-cloud.ts';
import { pageMenus, photoMenus } from './import/photo-menus.ts';
const [kind, folder, out = ''] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
await inBrowser(async (_cloud, browser) => {
  const files = kind === 'pdf' ? await pageMenus(browser, folder as 'photos') : await photoMenus(browser, folder as 'photos');
  for (const f of files) { writeFileSync(join(out, f.name), f.buffer); writeFileSync(join(out, f.name.replace(/\.\w+$/, '.expected')), f.expected.map((e) => `${e.name}|${e.price ?? ''}`).join('\n') + '\n'); }
});
