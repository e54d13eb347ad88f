import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser } from '@menuleaf/journeys/browser.ts';
import type { Page } from 'playwright-core';
import * as z from 'zod';
import {
  asDeployed,
  type Cloud,
  contextOf,
  openedOn,
  seedDemoInto,
  signIn,
} from './demo-in-browser.ts';

/** All printable pieces, by their option values on the page. */
const pieces = 'page two three wine board tents poster stickers cards'.split(' ');
const papers = ['letter', 'a4'] as const;
type Paper = (typeof papers)[number];
/** A demo menu in its theme's colors, with sizes, diet marks and a note. */
const printed = 'Taquería El Faro';

/** `page-a4-1` as PNG: the first side of the one-page menu on A4. */
export type Print = { name: string; png: Buffer };
type Keep = (print: Print) => Promise<void>;

async function takeSides(page: Page, name: string, keep: Keep): Promise<void> {
  await page.locator('button:enabled', { hasText: 'Print or save as PDF' }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const sides = page.locator('section [data-ink]');
  for (const [at, side] of (await sides.all()).entries()) {
    await side.evaluate(asDeployed);
    await keep({ name: `${name}-${at + 1}`, png: await side.screenshot() });
  }
}

/** A new layout takes a moment, longer on a busy machine, and until then the old one still counts as ready. */
async function untilStill(page: Page): Promise<void> {
  const sides = page.locator('section [data-ink]');
  const drawn = () => sides.evaluateAll((all) => all.map((side) => side.outerHTML).join(''));
  let before = '';
  for (let now = 'none'; now !== before; now = await drawn()) {
    before = now;
    await page.waitForTimeout(700);
  }
}

/** Screenshots each side of each print, on each paper size. */
async function takeAll(page: Page, on: readonly Paper[], keep: Keep): Promise<void> {
  await page.locator('#print-ink').check({ force: true });
  for (const paper of on) {
    await page.locator('#print-paper').selectOption(paper);
    for (const piece of pieces) {
      await page.locator(`input[value=${piece}]`).check({ force: true });
      await untilStill(page);
      await takeSides(page, `${piece}-${paper}`, keep);
    }
  }
}

const pictured = z.object({ look: z.object({ cover_url: z.string(), logo_url: z.string() }) });

/** The demo's pictures are ready only after the rest. */
async function hasPictures(address: string): Promise<void> {
  const isThere = async () => pictured.safeParse(await (await fetch(address)).json()).success;
  while (!(await isThere())) {
    await wait(500);
  }
}

type Printed = {
  origin: string;
  /** Restaurant id. */
  id: string;
  login: { email: string; password: string };
  on?: readonly Paper[];
};

/** Takes a screenshot of each print of a restaurant's menu, as its owner sees it. */
export async function takePrintsOf(
  { origin, id, login, on = papers }: Printed,
  keep: Keep,
): Promise<void> {
  const browser = await openBrowser();
  const context = await contextOf(browser, { viewport: { width: 1280, height: 1200 } });
  const page = await context.newPage();
  await signIn(page, origin, login);
  await page.goto(`${origin}/print/${id}`);
  await takeAll(page, on, keep);
  await browser.close();
}

/** Seeds the demo into an empty cloud, and screenshots each print of one of its menus. */
export async function takePrints(cloud: Cloud, keep: Keep): Promise<void> {
  const login = await seedDemoInto(cloud);
  const { origin, idOf } = await openedOn(cloud.origin);
  const id = idOf(printed);
  await hasPictures(`${origin}/api/restaurants/public/${id}`);
  await takePrintsOf({ origin, id, login }, keep);
}
