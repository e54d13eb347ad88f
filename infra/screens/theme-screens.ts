import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { themeNames } from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import { themes } from '@menuleaf/shared/themes/themes.ts';
import type { Browser } from 'playwright-core';
import { giveImages } from '../bench/samples/bench-images.ts';
import { benchRestaurant } from '../bench/samples/bench-restaurant.ts';
import { inBrowser } from '../checks/on-local-cloud.ts';
import { pageWith } from '../bench/samples/page-with.ts';
import { takePrints } from './take-prints.ts';

/** What a phone shows before a guest has scrolled much, and a laptop. */
const sizes = [
  { width: 390, height: 1500 },
  { width: 1280, height: 1100 },
];
const schemes = ['light', 'dark'] as const;

async function shoot(
  browser: Browser,
  { url, sign }: { url: string; sign: string },
  file: (kind: string) => string,
) {
  for (const viewport of sizes) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport, colorScheme });
      await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
      const page = await context.newPage();
      // The edge may have what was there before, for a moment.
      do await page.goto(url, { waitUntil: 'networkidle' });
      while (!(await page.content()).includes(sign));
      await page.screenshot({ path: file(`${viewport.width}-${colorScheme}`) });
      await context.close();
    }
  }
}

/** Writes how a menu looks in every theme, some of its dishes with a photo, and every print, into a folder. */
async function run(folder: string) {
  await mkdir(folder, { recursive: true });
  await inBrowser(async (cloud, browser) => {
    const restaurant = await benchRestaurant(cloud, 'themes', 24);
    const url = `${cloud.origin}/restaurant/${restaurant.id}/menu`;
    await pageWith(url, 'class="item"');
    await giveImages(restaurant, url, 3);
    for (const theme of themeNames) {
      await restaurant.call('PUT', `/api/restaurants/${restaurant.id}/look`, { theme });
      const sign = themes[theme].light.paper;
      await shoot(browser, { url, sign }, (kind) => join(folder, `${theme}-${kind}.png`));
      console.log(join(folder, theme));
    }
    await takePrints(cloud, ({ name, png }) => writeFile(join(folder, `print-${name}.png`), png));
    console.log(join(folder, 'print'));
  });
}

await run(process.argv[2] ?? 'dist/theme-screens');
process.exit();
