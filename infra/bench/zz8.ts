// node infra/bench/zz8.ts FOLDER [names]: files + .expected brought to the page in a browser; DETAILS=1 prints misses
import { globSync, readFileSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import * as z from 'zod';
import { readPrices } from '@menuleaf/dashboard/src/import/read-prices.ts';
import { inBrowser } from '../checks/on-local-cloud.ts';
import { benchRestaurant } from './samples/bench-restaurant.ts';
import { scoreOf } from './import/score.ts';
const [folder = '', ...names] = process.argv.slice(2);
const mime: Record<string, string> = { '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '.csv': 'text/csv', '.html': 'text/html', '.txt': 'text/plain', '.pdf': 'application/pdf', '.jpg': 'image/jpeg', '.png': 'image/png', '.json':'application/json' };
const files = globSync('*', { cwd: folder }).filter((n) => !n.endsWith('.expected') && mime[extname(n)] && (names.length === 0 || names.some((x) => n.includes(x)))).toSorted();
const pairOf = (line: string) => { const [ns = '', price = ''] = line.split('|'); const [name = '', ...also] = ns.split('~').map((o) => o.trim()); return { name, also, price: price.trim() === '' ? null : Number(price) }; };
const priceOf = (typed: string) => { const { prices } = readPrices(typed, 2); return prices === undefined || prices.price_kind === 'market' ? null : prices.price; };
await inBrowser(async (cloud, browser) => {
  const { token, call } = await benchRestaurant(cloud, '1', 1);
  const [menu] = z.array(z.object({ id: z.string() })).parse(await call('GET', '/api/menus'));
  const page = await browser.newPage({ baseURL: cloud.origin, viewport: { width: 1280, height: 900 } });
  await page.addInitScript((kept) => localStorage.setItem('menuleaf-access-token', kept), token);
  let R = 0, E = 0, S = 0;
  for (const n of files) {
    const expected = readFileSync(join(folder, `${parse(n).name}.expected`), 'utf8').trim().split('\n').filter((l) => l !== '' && !/^[#@] /u.test(l)).map(pairOf);
    let score; let why = ''; const t = Date.now();
    try {
      await page.goto(`/menu/${menu?.id}/import`);
      await page.locator('input[type=file][multiple]').setInputFiles({ name: n, mimeType: mime[extname(n)] ?? '', buffer: readFileSync(join(folder, n)) }, { timeout: 30_000 });
      const rows = page.locator('li[data-dish]').first();
      const columns = page.getByRole('button', { name: /^Read \d+ rows$/ });
      const failure = page.getByRole('alert').filter({ hasText: /\S/ });
      await rows.or(columns).or(failure).first().waitFor({ timeout: 120_000 });
      if (await columns.isVisible()) await columns.click();
      if (await failure.isVisible()) why = (await failure.textContent()) ?? '';
      const read = (await page.locator('li[data-dish]').evaluateAll((all) => all.map((row) => { const f = row.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'); const [name = '', price = ''] = [...f].map(({ value }) => value); return { name, price, isDoubtful: row.hasAttribute('data-look') }; }))).map((r) => ({ ...r, price: priceOf(r.price) }));
      score = scoreOf(expected, read);
      if (process.env.DETAILS) { console.log('missing', score.missing, 'silent', score.silent, 'read', read.filter((o) => !expected.some((e) => [e.name, ...e.also].includes(o.name) && e.price === o.price)).map((o) => `${o.name}|${o.price}${o.isDoubtful ? ' ?' : ''}`)); }
    } catch (error) { why = String(error).slice(0, 120); score = { expected: expected.length, right: 0, silent: [], missing: [] }; }
    R += score.right; E += score.expected; S += score.silent.length;
    console.log(n.padEnd(40), `${score.right}/${score.expected}`, 'silent', score.silent.length, `${Date.now() - t} ms`, why);
  }
  console.log('all', R, E, `${((R / E) * 100).toFixed(1)} %`, 'silent', S);
});
