import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './journey.ts';
import { newSmallAccount, signedIn } from './owner.ts';

const pages = {
  dashboard: '/dashboard',
  billing: '/pricing',
  support: '/help',
  'public-menu': '/restaurants',
  shell: '/',
};

/** Parts that are loaded later, by the number in their name. */
const chunksOf = (remote: string) =>
  readdirSync(join(import.meta.dirname, '..', remote, 'dist')).flatMap(
    (file) => /^(\d+)\.[\da-f]{8}\.js$/u.exec(file)?.[1] ?? [],
  );

/** What cannot be loaded, or throws as it begins, in the page: minified as owners get it. */
const faults = `async ([remote, chunks]) => {
  let load;
  globalThis['webpackChunk' + remote.replace('-', '_')].push([['journey'], {}, (own) => { load = own; }]);
  const found = [];
  const attempt = async (name, run) => {
    try { await run(); } catch (error) { found.push(name + ': ' + error); }
  };
  for (const chunk of chunks) await attempt('chunk ' + chunk, () => load.e(Number(chunk)));
  for (const id of Object.keys(load.m)) await attempt('module ' + id, () => { load(id); });
  return found;
}`;

for (const [remote, path] of Object.entries(pages)) {
  test(`each part of ${remote} that is loaded later begins in a browser`, async ({ browser }) => {
    const { owner } = await newSmallAccount(['Soup']);
    const { page, context } = await signedIn(browser, owner, {});
    await page.goto(path);
    await page.waitForFunction(
      (name) => name in globalThis,
      `webpackChunk${remote.replace('-', '_')}`,
    );
    const chunks = chunksOf(remote);
    expect(chunks.length).toBeGreaterThan(5);
    expect(await page.evaluate(`(${faults})(${JSON.stringify([remote, chunks])})`)).toEqual([]);
    await context.close();
  });
}
