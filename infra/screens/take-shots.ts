import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '@menuleaf/journeys/browser.ts';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import {
  asDeployed,
  type Cloud,
  contextOf,
  type Opened,
  openedOn,
  seedDemoInto,
  signIn,
} from './demo-in-browser.ts';
import type { DemoRestaurant } from '../seed/places/demo-restaurant.ts';
import { kazeRamen } from '../seed/places/kaze-ramen.ts';
import { maisonPerle } from '../seed/places/maison-perle.ts';
import { taqueriaElFaro } from '../seed/places/taqueria-el-faro.ts';

type Size = { width: number; quality: number };
/** `menu-kaze` as WebP. */
export type Shot = { name: string; bytes: Buffer };
type Keep = (shot: Shot) => Promise<void>;

const shotOf = async (name: string, png: Buffer, { width, quality }: Size): Promise<Shot> => ({
  name,
  bytes: await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer(),
});

const japanese = readFileSync(
  fileURLToPath(
    import.meta
      .resolve('@fontsource/dela-gothic-one/files/dela-gothic-one-japanese-400-normal.woff2'),
  ),
).toString('base64');

/** The test browser lacks Japanese glyphs, which every phone has. */
const withJapanese = `@font-face { font-family: japanese; src: url(data:font/woff2;base64,${japanese}) }
[lang=ja] { font-family: japanese }`;

/** A menu on a phone, with all its photos loaded. */
async function shootMenu(phone: BrowserContext, { origin, idOf }: Opened, shown: Shown) {
  const page = await phone.newPage();
  await page.clock.setFixedTime(shown.openAt);
  const { restaurant, pictures, menu } = shown.place;
  // By who speaks its language: others are offered theirs.
  await page.addInitScript(
    (language) => Object.defineProperty(navigator, 'languages', { value: [language] }),
    menu.language,
  );
  const isWhole = async () => {
    await page.goto(`${origin}/restaurant/${idOf(restaurant.name)}/menu`);
    const [signs, photos] = await Promise.all([
      page.locator('.cover img, .sign img').count(),
      page.locator('.item.pic').count(),
    ]);
    return signs === 2 && photos === pictures?.dishes.length;
  };
  while (!(await isWhole())) await page.waitForTimeout(500);
  await page.addStyleTag({ content: withJapanese });
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await page.close();
  return shotOf(shown.name, png, { width: 480, quality: 68 });
}

const pieces = ['page', 'board', 'poster'] as const;

async function shootPrints(page: Page, origin: string, id: string, keep: Keep) {
  await page.goto(`${origin}/print/${id}`);
  await page.locator('#print-ink').check({ force: true });
  for (const piece of pieces) {
    await page.locator(`input[value=${piece}]`).check({ force: true });
    await page.waitForTimeout(1500);
    const sheet = page.locator('[data-ink]').first();
    await sheet.evaluate(asDeployed);
    await keep(
      await shotOf(`print-${piece}`, await sheet.screenshot(), { width: 560, quality: 66 }),
    );
  }
}

const paperMenu = `TACOS
Al pastor ........ 28
pork off the spit, charred pineapple
Suadero .......... 32
Baja fish ........ 42
battered, cabbage, chipotle cream
DRINKS
Hibiscus water  glass 35 / jug 120
Horchata (v) ..... 38`;

/** Scrolls its card below the page's header, and removes the focus ring. */
function inView(field: HTMLElement | SVGElement) {
  field.blur();
  const belowHeader = 190;
  window.scrollTo(0, window.scrollY + field.getBoundingClientRect().top - belowHeader);
}

async function shootImport(page: Page, origin: string, keep: Keep) {
  const size = { width: 480, quality: 68 };
  await page.goto(`${origin}/dashboard?tab=menus`);
  const editor = await page.getByRole('link', { name: 'Edit dishes' }).first().getAttribute('href');
  await page.goto(`${origin}${editor?.replace('/editor', '/import') ?? ''}`);
  const field = page.getByLabel('Paste your menu');
  await field.fill(paperMenu);
  await field.evaluate(inView);
  await keep(await shotOf('import-paste', await page.screenshot(), size));
  await page.getByRole('button', { name: 'Read this text' }).click();
  await page.getByRole('button', { name: /Save to the menu/ }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await keep(await shotOf('import-review', await page.screenshot(), size));
}

type Shown = { name: string; place: DemoRestaurant; openAt: string };
const menus: readonly Shown[] = [
  { name: 'menu-kaze', place: kazeRamen, openAt: '2026-05-15T10:00:00Z' },
  { name: 'menu-faro', place: taqueriaElFaro, openAt: '2026-05-15T21:00:00Z' },
  { name: 'menu-perle', place: maisonPerle, openAt: '2026-05-15T18:30:00Z' },
];

/** A finger and no mouse, and no room kept for a scrollbar. */
const inHand = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true };

/** Seeds the demo into an empty cloud, and takes the front pages' screenshots of it. */
export async function takeShots(cloud: Cloud, keep: Keep): Promise<void> {
  const login = await seedDemoInto(cloud);
  const opened = await openedOn(cloud.origin);
  const browser = await openBrowser();
  const phone = await contextOf(browser, inHand);
  for (const menu of menus) await keep(await shootMenu(phone, opened, menu));
  const desk = await contextOf(browser, { viewport: { width: 1280, height: 1200 } });
  const page = await desk.newPage();
  await signIn(page, cloud.origin, login);
  await shootPrints(page, cloud.origin, opened.idOf(taqueriaElFaro.restaurant.name), keep);
  const paper = await phone.newPage();
  await signIn(paper, cloud.origin, login);
  await shootImport(paper, cloud.origin, keep);
  await browser.close();
}
