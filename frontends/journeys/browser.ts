import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { packedChromium } from './packed-chromium.ts';

/** The product, as the local cloud serves it. */
export const origin = process.env.MENULEAF_URL ?? 'http://localhost:4000';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium needs no sandbox of its own here, and must not call home. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's own Chromium where there is one, else the one that came with the packages; `more` of its flags. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const own = installed.find((path) => existsSync(path));
  if (own !== undefined) return chromium.launch({ executablePath: own, args: [...quiet, ...more] });
  const { args = [], ...packed } = await packedChromium();
  return chromium.launch({ ...packed, args: [...args, ...quiet, ...more] });
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

type Visit = {
  viewport?: typeof phone;
  javaScriptEnabled?: boolean;
  /** Whether the visitor has answered the cookie banner before, so that it is not in the way. */
  knowsBanner?: boolean;
  /** Another local cloud than that of all tests. */
  baseURL?: string;
  /** Whether the screen is touched and there is no mouse. */
  hasTouch?: boolean;
  /** What the browser calls itself, where it must not say that nobody looks at it. */
  userAgent?: string;
};

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** What a developer would see in the console. */
  errors: string[];
  /** What a page had to be kept from: a script that is not its own, another site. */
  breaches: string[];
};

/** Someone with a browser of their own. */
export async function visitor(browser: Browser, visit: Visit = {}): Promise<Visitor> {
  const {
    viewport = desktop,
    javaScriptEnabled = true,
    knowsBanner = true,
    baseURL = origin,
    hasTouch = false,
    userAgent,
  } = visit;
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled,
    baseURL,
    hasTouch,
    isMobile: hasTouch,
    ...(userAgent !== undefined && { userAgent }),
  });
  if (knowsBanner && javaScriptEnabled) {
    await context.addInitScript(() => {
      localStorage.setItem('cookie-consent', 'declined');
    });
  }
  // No page of the product says anything in this way: a script that came in as text does.
  if (javaScriptEnabled) {
    await context.addInitScript(() => {
      window.alert = (text) => console.error(`A strange script says ${text}`);
    });
  }
  const page = await context.newPage();
  const errors: string[] = [];
  const breaches: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // An answer of 4xx or 5xx is logged whatever the page makes of it.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load')) return;
    const said = `${message.text()} ${message.location().url}`;
    errors.push(said);
    if (/content security policy|strange script/i.test(said)) breaches.push(said);
  });
  return { page, context, errors, breaches };
}
