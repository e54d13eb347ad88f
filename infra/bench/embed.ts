import { openBrowser } from '@menuleaf/journeys/browser.ts';
import type { Browser, Frame, Page } from 'playwright-core';
import { benchRestaurant } from './samples/bench-restaurant.ts';
import { atShare } from './at-share.ts';
import { onSlowPhone, phone } from './measure-page.ts';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import { pageWith } from './samples/page-with.ts';

const runs = 9;
const dishes = 60;
const site = 'https://fig.example';
/** For late content, and content loaded on scroll. */
const quietMs = 2500;

/** One process for a page and its frames: a frame in a separate one would bypass the slow network. */
const together = [
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
];

type Figures = { bytes: number; requests: number; fcp: number; shown: number; cls: number };

const words = '<p>Family owned since 1987. Open fire, bread of our own, wine by the carafe.</p>';

/** A page of another site: it loads instantly, so that only the menu is measured. */
const around = (menu: string) =>
  `<!doctype html><html lang="en"><title>Fig</title><meta name="viewport" content="width=device-width"><body><h1>The Fig Tree</h1>${words}${menu}<h2>Find us</h2>${words.repeat(12)}`;

const ways = (origin: string, id: string) => ({
  'no menu': '',
  'a plain iframe': `<iframe src="${origin}/restaurant/${id}/embed" title="Menu" style="border:0;width:100%;height:100vh"></iframe>`,
  'the script': `<div style="min-height:100vh"><a href="${origin}/restaurant/${id}/menu">Our menu</a><script async src="${origin}/restaurant/embed.js" data-restaurant="${id}"></script></div>`,
});

/** The menu's LCP, relative to the request of the surrounding page; 0 without a menu. */
async function shownIn(page: Page, frame: Frame | undefined): Promise<number> {
  if (!frame) return 0;
  const start = await page.evaluate(() => performance.timeOrigin);
  const own = await frame.evaluate(() => performance.timeOrigin + globalThis.marks.lcp);
  return own - start;
}

async function visit(browser: Browser, origin: string, html: string): Promise<Figures> {
  const context = await browser.newContext({
    ...phone,
    permissions: ['local-network-access'],
  });
  try {
    const page = await onSlowPhone(context);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith(origin)) return;
      const size = request.sizes();
      sizes.push(size.then((each) => each.responseBodySize + each.responseHeadersSize));
    });
    await page.route(`${site}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto(`${site}/menu`, { waitUntil: 'load' });
    await page.waitForTimeout(quietMs);
    const shown = await shownIn(page, page.frames()[1]);
    // By script: shifts after a touch are not counted.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(quietMs);
    const { fcp, cls } = await page.evaluate(() => globalThis.marks);
    const sent = await Promise.all(sizes);
    const bytes = sent.reduce((sum, each) => sum + each, 0);
    return { bytes, requests: sent.length, fcp, shown, cls };
  } finally {
    await context.close();
  }
}

const middle = (all: Figures[], name: keyof Figures) =>
  atShare(all.map((figures) => figures[name]));

function print(name: string, all: Figures[]) {
  const kib = (middle(all, 'bytes') / 1024).toFixed(1).padStart(8);
  const whole = (figure: 'fcp' | 'shown') => middle(all, figure).toFixed(0).padStart(7);
  // The worst run: a shift for one of nine readers is a shift.
  const cls = Math.max(...all.map((each) => each.cls)).toFixed(4);
  console.log(
    `${name.padEnd(18)}${kib}${String(middle(all, 'requests')).padStart(6)}${whole('fcp')}${whole('shown')}${cls.padStart(9)}`,
  );
}

/** Cost of a menu for another site's page, by the script and by a plain iframe, in turns. */
export async function run() {
  await onLocalCloud(async ({ origin, ...cloud }) => {
    const restaurant = await benchRestaurant({ origin, ...cloud }, dishes);
    const { id, call } = restaurant;
    await call('PUT', `/api/restaurants/${id}`, { embed_sites: [site] });
    await pageWith(`${origin}/restaurant/${id}/embed`, 'class="item"');
    const browser = await openBrowser(together);
    const measured = Object.entries(ways(origin, id)).map(([name, menu]) => ({
      name,
      html: around(menu),
      all: [] as Figures[],
    }));
    for (let at = 0; at < runs; at += 1) {
      for (const { html, all } of measured) all.push(await visit(browser, origin, html));
    }
    await browser.close();
    console.log(
      `A page of another site, ${dishes} dishes in it; cold, slow 4G (1.6 Mbps, 150 ms), CPU 4x slower, 390 px; median of ${runs} runs`,
    );
    console.log(
      'KiB and requests: what the menu adds. FCP of the page around it, LCP of the menu, both from its start, ms. CLS of the page around it, the worst.\n',
    );
    console.log('                       KiB  reqs    FCP    LCP      CLS');
    for (const { name, all } of measured) print(name, all);
    const [, plain, script] = measured;
    if (!plain || !script) return;
    const over = middle(script.all, 'shown') / middle(plain.all, 'shown');
    console.log(`\nThe script’s LCP is ${over.toFixed(2)} of the plain iframe’s`);
  });
}
