import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import {
  type ThemeName,
  themeNames,
} from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import { themes } from '@menuleaf/shared/themes/themes.ts';
import { uploadLook, uploadDishImage } from '../seed/upload-pictures.ts';
import { inBrowser } from '../checks/on-local-cloud.ts';
import { pageWith } from '../bench/samples/page-with.ts';
import { photos, stressRestaurant, soldOut, specialDays } from './stress-restaurant.ts';
import { takePrints, takePrintsOf } from './take-prints.ts';
import type { DemoLogin, DemoOwner } from '../seed/demo-owner.ts';
import type { CreatedRestaurant } from '../seed/create-restaurant.ts';
import { seedProOwner } from '../seed/pro-owner.ts';
import { type Cloud, seedingFor } from './demo-in-browser.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };
const schemes = ['light', 'dark'] as const;

type Shown = { url: string; signs: readonly string[]; file: (kind: string) => string };

/** The whole page, as seen by a guest who scrolled to its end. */
async function shoot(browser: Browser, { url, signs, file }: Shown) {
  for (const viewport of [phone, laptop]) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport, colorScheme });
      await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
      const page = await context.newPage();
      // The edge may briefly serve the old page.
      const hasAll = async () => {
        await page.goto(url, { waitUntil: 'networkidle' });
        const html = await page.content();
        return signs.every((sign) => html.includes(sign));
      };
      while (!(await hasAll())) await page.waitForTimeout(300);
      // Photos load on user activity, and offscreen content is not rendered otherwise.
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

type Menu = StressRestaurant & { url: string; folder: string };

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

/** The themes whose print layouts differ most. */
const printedThemes: readonly ThemeName[] = ['fine-dining', 'grill', 'bakery'];

async function printHard(
  { owner, opened, login }: StressRestaurant,
  origin: string,
  folder: string,
) {
  for (const theme of printedThemes) {
    await owner.send('PUT', `/api/restaurants/${opened.id}/look`, { theme, accent: null });
    await takePrintsOf({ origin, id: opened.id, login, on: ['letter'] }, ({ name, png }) =>
      writeFile(join(folder, `print-${theme}-${name}.png`), png),
    );
    console.log(join(folder, `print-${theme}`));
  }
}

/**
 * Screenshots the hardest menu in every theme, with and without a logo and a cover, and every print, also of that menu,
 * into a folder.
 */
async function run(folder: string) {
  await mkdir(folder, { recursive: true });
  await inBrowser(async (cloud, browser) => {
    const hard = await createStressRestaurant(cloud);
    const url = `${cloud.origin}/restaurant/${hard.opened.id}/menu`;
    await pageWith(url, 'class="item"');
    const menu = { ...hard, url, folder };
    while ((await (await fetch(url)).text()).split('<picture').length <= Object.keys(photos).length)
      await wait(300);
    await shootAll(browser, menu);
    const { place } = hard.opened;
    const dressed = { ...hard.opened, place: { ...place, look: lookOf('bistro') } };
    await uploadLook(hard.owner, dressed, 'maison-perle');
    await shootAll(browser, menu, '-dressed');
    await printHard(hard, cloud.origin, folder);
    await takePrints(cloud, ({ name, png }) => writeFile(join(folder, `print-${name}.png`), png));
    console.log(join(folder, 'print'));
  });
}

await run(process.argv[2] ?? 'dist/theme-screens');
process.exit();

type StressRestaurant = { owner: DemoOwner; opened: CreatedRestaurant; login: DemoLogin };

/** Creates the hard-to-lay-out restaurant, with photos, sold-out dishes and special days. */
async function createStressRestaurant(cloud: Cloud): Promise<StressRestaurant> {
  const login = { email: 'hard@menuleaf.example', password: 'every-long-word' };
  const seeding = seedingFor(cloud);
  const seeded = await seedProOwner(seeding, {
    login,
    full_name: 'Wilhelmina Hart',
    places: [stressRestaurant],
  });
  const opened = seeded?.opened[0];
  if (!seeded || !opened) throw new Error('The local payment provider sold no plan');
  const { owner } = seeded;
  const idOf = (dish: string) => opened.dishes.get(dish) ?? '';
  for (const [dish, file] of Object.entries(photos)) await uploadDishImage(owner, idOf(dish), file);
  await owner.send('PATCH', `/api/menus/items/${idOf(soldOut)}/availability`, {
    is_available: false,
  });
  await owner.send('PUT', `/api/restaurants/${opened.id}`, { special_hours: specialDays });
  return { owner, opened, login };
}
