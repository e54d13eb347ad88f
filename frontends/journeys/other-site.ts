import type { Page } from '@playwright/test';
import { origin } from './browser.ts';
import { expect } from './journey.ts';

/** The restaurant's own site. */
export const site = 'https://fig.example';
/** The snippet for that site. */
export const line = (id: string) =>
  `<div style="min-height:100vh"><a href="${origin}/restaurant/${id}/menu">Our menu</a><script async src="${origin}/restaurant/embed.js" data-restaurant="${id}"></script></div>`;

type Around = { at?: string; csp?: string; style?: string; before?: string; lang?: string };

/** A page of another site, with the menu embedded in its content. */
export async function openSite(page: Page, html: string, around: Around = {}) {
  const { at = site, csp, style = '', before = '<h1>Fig Tree</h1>', lang = 'en' } = around;
  const body = `<!doctype html><html lang="${lang}"><title>Fig</title><meta name="viewport" content="width=device-width"><style>body{margin:0}${style}</style><body><div class="page">${before}${html}<p id="end">Thank you for reading</p></div>`;
  await page.route(`${at}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body,
      ...(csp !== undefined && { headers: { 'content-security-policy': csp } }),
    }),
  );
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset['cls'] = String(
          Number(document.documentElement.dataset['cls'] ?? 0) +
            Number(Reflect.get(entry, 'value')),
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // To a browser, the local cloud is a local device: web pages need permission for it.
  await page.context().grantPermissions(['local-network-access']);
  await page.goto(`${at}/menu`);
}

export const frameOf = (page: Page) => page.frameLocator('iframe');
export const heights = (page: Page) =>
  page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);
/** Waits until it fits its menu. */
export const waitForFullHeight = async (page: Page) => {
  await expect.poll(() => heights(page)).toBeGreaterThan(1400);
};
