import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { openBrowser } from '@menuleaf/journeys/browser.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import * as z from 'zod';
import { seedDemo } from '../seed/demo.ts';
import { onLocalCloud } from './on-local-cloud.ts';

const home = join(import.meta.dirname, '../../frontends/shell/src/home/shots');
const listed = z.object({
  restaurants: z.array(z.object({ id: z.string(), name: z.string() })),
});

type Shot = { width: number; quality: number };

async function keep(name: string, png: Buffer, { width, quality }: Shot) {
  const bytes = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
  await writeFile(join(home, `${name}.webp`), bytes);
  console.log(`${name}.webp`, Math.round(bytes.length / 1024), 'KiB');
}

async function contextOf(browser: Browser, viewport: { width: number; height: number }) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  return context;
}

/** A menu on a phone, once its photos are there. */
async function shootMenu(phone: BrowserContext, origin: string, id: string, name: string) {
  const page = await phone.newPage();
  const isWhole = async () => {
    await page.goto(`${origin}/restaurant/${id}/menu`, { waitUntil: 'networkidle' });
    return (await page.locator('.cover img, .sign img').count()) === 2;
  };
  while (!(await isWhole()));
  await keep(name, await page.screenshot(), { width: 480, quality: 68 });
  await page.close();
}

async function signIn(page: Page, origin: string, login: { email: string; password: string }) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

const pieces = ['page', 'board', 'poster'] as const;

async function shootPrints(page: Page, origin: string, id: string) {
  await page.goto(`${origin}/print/${id}`);
  await page.locator('#print-ink').check({ force: true });
  for (const piece of pieces) {
    await page.locator(`input[value=${piece}]`).check({ force: true });
    await page.waitForTimeout(1500);
    const sheet = page.locator('[data-ink]').first();
    await keep(`print-${piece}`, await sheet.screenshot(), { width: 560, quality: 66 });
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

async function shootImport(page: Page, origin: string) {
  await page.goto(`${origin}/dashboard?tab=menus`);
  const editor = await page.getByRole('link', { name: 'Edit dishes' }).first().getAttribute('href');
  await page.goto(`${origin}${editor?.replace('/editor', '/import') ?? ''}`);
  await page.getByLabel('Paste your menu').fill(paperMenu);
  await keep('import-paste', await page.screenshot(), { width: 480, quality: 68 });
  await page.getByRole('button', { name: 'Read this text' }).click();
  await page.getByRole('button', { name: /Save to the menu/ }).waitFor();
  await keep('import-review', await page.screenshot(), { width: 480, quality: 68 });
}

async function seeded(cloud: LocalCloud) {
  const environment = Object.values(cloud.environments).find(({ TABLE_NAME }) => TABLE_NAME);
  const dynamo = new DynamoDBClient({
    endpoint: cloud.endpoints.AWS_ENDPOINT_URL,
    region: 'us-east-1',
    credentials: cloud.credentials,
  });
  return seedDemo({ origin: cloud.origin, tableName: environment?.TABLE_NAME ?? '', dynamo });
}

/** Takes the pictures of itself that the product shows on its front pages, of the demo that a start seeds. */
await onLocalCloud(async (cloud) => {
  await mkdir(home, { recursive: true });
  const { pro } = await seeded(cloud);
  if (!pro) throw new Error('The demo has no owner on Pro');
  const answer = await fetch(`${cloud.origin}/api/restaurants/public`);
  const { restaurants } = listed.parse(await answer.json());
  const idOf = (name: string) => restaurants.find((one) => one.name === name)?.id ?? '';
  const browser = await openBrowser();
  const phone = await contextOf(browser, { width: 390, height: 800 });
  const shown = {
    kaze: 'Kaze Ramen',
    faro: 'Taquería El Faro',
    perle: 'Maison Perle',
  };
  for (const [name, restaurant] of Object.entries(shown)) {
    await shootMenu(phone, cloud.origin, idOf(restaurant), `menu-${name}`);
  }
  const desk = await contextOf(browser, { width: 1280, height: 1200 });
  const page = await desk.newPage();
  await signIn(page, cloud.origin, pro);
  await shootPrints(page, cloud.origin, idOf(shown.faro));
  await page.setViewportSize({ width: 390, height: 800 });
  await shootImport(page, cloud.origin);
  await browser.close();
});
process.exit();
