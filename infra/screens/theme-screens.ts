import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ThemeName,
  themeNames,
} from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import { themes } from '@menuleaf/shared/themes/themes.ts';
import type { Browser } from 'playwright-core';
import { giveLook } from '../seed/give-pictures.ts';
import { inBrowser } from '../checks/on-local-cloud.ts';
import { pageWith } from '../bench/samples/page-with.ts';
import { photos } from './hard-place.ts';
import { type HardPlace, openHardPlace } from './open-hard-place.ts';
import { takePrints, takePrintsOf } from './take-prints.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };
const schemes = ['light', 'dark'] as const;

type Shown = { url: string; signs: readonly string[]; file: (kind: string) => string };

/** The whole page, as a guest has it who has read it to its end. */
async function shoot(browser: Browser, { url, signs, file }: Shown) {
  for (const viewport of [phone, laptop]) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport, colorScheme });
      await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
      const page = await context.newPage();
      // The edge may have what was there before, for a moment.
      const hasAll = async () => {
        await page.goto(url, { waitUntil: 'networkidle' });
        const html = await page.content();
        return signs.every((sign) => html.includes(sign));
      };
      while (!(await hasAll())) await page.waitForTimeout(300);
      // Photos are asked for by a sign of life, and what is out of sight is not drawn otherwise.
      await page.mouse.wheel(0, 600);
      await page.addStyleTag({ content: '.category { content-visibility: visible !important }' });
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 600) {
          window.scrollTo(0, top);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: file(`${viewport.width}-${colorScheme}`), fullPage: true });
      await context.close();
    }
  }
}

type Menu = HardPlace & { url: string; folder: string };

async function shootAll(browser: Browser, { owner, opened, url, folder }: Menu, dressed?: string) {
  for (const theme of themeNames) {
    await owner.send('PUT', `/api/restaurants/${opened.id}/look`, { theme, accent: null });
    const signs = [themes[theme].light.paper, ...(dressed ? ['class="sign"'] : [])];
    const file = (kind: string) => join(folder, `${theme}${dressed ?? ''}-${kind}.png`);
    await shoot(browser, { url, signs, file });
    console.log(file('*'));
  }
}

const lookOf = (theme: ThemeName) => ({ theme, accent: themes[theme].light.accent });

/** Of themes that set paper in the most different ways. */
const printedThemes: readonly ThemeName[] = ['fine-dining', 'grill', 'bakery'];

async function printHard({ owner, opened, login }: HardPlace, origin: string, folder: string) {
  for (const theme of printedThemes) {
    await owner.send('PUT', `/api/restaurants/${opened.id}/look`, { theme, accent: null });
    await takePrintsOf({ origin, id: opened.id, login, on: ['letter'] }, ({ name, png }) =>
      writeFile(join(folder, `print-${theme}-${name}.png`), png),
    );
    console.log(join(folder, `print-${theme}`));
  }
}

/**
 * Writes how the hardest menu looks in every theme, as it is and with a logo and a cover, and every print, also of
 * that menu, into a folder.
 */
async function run(folder: string) {
  await mkdir(folder, { recursive: true });
  await inBrowser(async (cloud, browser) => {
    const hard = await openHardPlace(cloud);
    const url = `${cloud.origin}/restaurant/${hard.opened.id}/menu`;
    await pageWith(url, 'class="item"');
    const menu = { ...hard, url, folder };
    while ((await (await fetch(url)).text()).split('<picture').length <= Object.keys(photos).length)
      await new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
    await shootAll(browser, menu);
    const { place } = hard.opened;
    const dressed = { ...hard.opened, place: { ...place, look: lookOf('bistro') } };
    await giveLook(hard.owner, dressed, 'maison-perle');
    await shootAll(browser, menu, '-dressed');
    await printHard(hard, cloud.origin, folder);
    await takePrints(cloud, ({ name, png }) => writeFile(join(folder, `print-${name}.png`), png));
    console.log(join(folder, 'print'));
  });
}

await run(process.argv[2] ?? 'dist/theme-screens');
process.exit();
