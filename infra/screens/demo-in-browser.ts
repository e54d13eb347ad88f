import { tableOf } from '@menuleaf/local-cloud/clients.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import * as z from 'zod';
import type { Seeding } from '../seed/demo-owner.ts';
import { seedDemo } from '../seed/demo.ts';

const listed = z.object({
  restaurants: z.array(z.object({ id: z.string(), name: z.string() })),
});

export async function contextOf(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ deviceScaleFactor: 2, ...options });
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
  return context;
}

export type Opened = { origin: string; idOf: (name: string) => string };

export async function signIn(
  page: Page,
  origin: string,
  login: { email: string; password: string },
) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

/** Shows a deployed host name instead of a local port. */
export function asDeployed(sheet: HTMLElement | SVGElement) {
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    currentNode.nodeValue = (currentNode.nodeValue ?? '').replace(
      location.host,
      'menuleaf.example',
    );
  }
}

export type Cloud = Pick<LocalCloud, 'origin' | 'credentials' | 'environments'> & {
  endpoints: Readonly<Record<string, string | undefined>>;
};

export const seedingFor = (cloud: Cloud): Seeding => ({
  origin: cloud.origin,
  ...tableOf(cloud),
});

/** Seeds the demo into an empty cloud; returns its Pro owner's login. */
export async function seedDemoInto(cloud: Cloud) {
  const { demo, bringPictures } = await seedDemo(seedingFor(cloud));
  await bringPictures();
  if (!demo.pro) throw new Error('The demo has no owner on Pro');
  return demo.pro;
}

export async function openedOn(origin: string): Promise<Opened> {
  const answer = await fetch(`${origin}/api/restaurants/public`);
  const { restaurants } = listed.parse(await answer.json());
  return { origin, idOf: (name) => restaurants.find((one) => one.name === name)?.id ?? '' };
}
