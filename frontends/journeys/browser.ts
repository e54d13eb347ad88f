import { existsSync, readFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type LaunchOptions,
} from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');
const pinned = z.object({ devDependencies: z.object({ '@sparticuz/chromium': z.string() }) });
const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const version = pinned.parse(manifest).devDependencies['@sparticuz/chromium'];
const home = join(root, `node_modules/.cache/chromium-${version}`);

/** The package's config has Lambda paths; paths in fonts.conf are absolute. */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;

/** Unpacked to a temporary folder and renamed: another process may be using it, or unpacking it too. */
async function unpack() {
  await mkdir(dirname(home), { recursive: true });
  const fresh = await mkdtemp(`${home}-`);
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpack-chromium.mjs')], {
    env: { PATH: process.env.PATH, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  await writeFile(join(fresh, 'fonts/fonts.conf'), fontsConf);
  try {
    await rename(fresh, home);
  } catch (error) {
    await rm(fresh, { recursive: true });
    if (!existsSync(home)) throw error;
  }
}

/**
 * Launch options for the packaged Chromium: with its own libraries and fonts, so that it is independent of the machine
 * and renders the same on each. Without the package's suggested flags: `--single-process` and `--disable-web-security`
 * crash and hide faults.
 */
async function packedChromium(): Promise<LaunchOptions> {
  if (!existsSync(home)) await unpack();
  return {
    executablePath: join(home, 'chromium'),
    args: [],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(home, 'al2023/lib'),
      FONTCONFIG_PATH: join(home, 'fonts'),
    },
  };
}

/** The product, served by the local cloud. */
export const origin = process.env.MENULEAF_URL ?? 'http://localhost:4000';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Chromium needs no sandbox here, and must not phone home. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium if installed, else the packaged one; `more` are extra flags. */
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
  /** Whether the visitor has already answered the cookie banner. */
  knowsBanner?: boolean;
  /** Another local cloud than the shared one. */
  baseURL?: string;
  /** Whether it is a touch screen without a mouse. */
  hasTouch?: boolean;
  /** The user agent, where a headless one must not be sent. */
  userAgent?: string;
};

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** Console errors. */
  errors: string[];
  /** CSP violations, and scripts injected into the page. */
  cspViolations: string[];
};

/** A visitor with their own browser. */
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
  // The product never calls alert(): only an injected script does.
  if (javaScriptEnabled) {
    await context.addInitScript(() => {
      window.alert = (text) => console.error(`A strange script says ${text}`);
    });
  }
  const page = await context.newPage();
  const errors: string[] = [];
  const cspViolations: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // 4xx and 5xx responses are logged even if the page handles them.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load')) return;
    const said = `${message.text()} ${message.location().url}`;
    errors.push(said);
    if (/content security policy|strange script/i.test(said)) cspViolations.push(said);
  });
  return { page, context, errors, cspViolations };
}
