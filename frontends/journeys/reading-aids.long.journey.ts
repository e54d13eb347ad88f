import type { Page } from '@playwright/test';
import { languagesOfControls, loadWords } from '@menuleaf/public-menu/src/words/load-words.ts';
import { axeFindings, scrollsSideways, strictly } from './accessibility.ts';
import { desktop, openBrowser, phone, visitor as visitorOf } from './browser.ts';
import { obscuredFocus } from './focus-faults.ts';
import { type FullAccount, fullAccount } from './full-account.ts';
import { expect, test } from './journey.ts';
import { layoutFaults } from './layout-faults.ts';
import { signedIn as signedInTo } from './owner.ts';

test.describe.configure({ timeout: 240_000 });

let account: FullAccount;
test.beforeAll(async () => {
  account = await fullAccount();
  const { owner, menu } = account;
  await owner.send('PUT', `/api/menus/${menu}`, { further_languages: ['ar'] });
});

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
};

/** 1280 x 900 at 400 %. */
const enlarged = { width: 320, height: 225 };

test('at four times the size, what has the focus is seen, wherever the Tab key goes', async ({
  signedIn,
}) => {
  const { page } = await signedIn(account.owner, { viewport: enlarged });
  const { restaurant, category, item, menu } = account;
  const found: string[] = [];
  const paths = [
    `/category/${category}/edit`,
    `/menu-item/${item}/edit`,
    `/restaurant/${restaurant}/edit`,
    `/category/${category}/manage-items`,
    '/dashboard?tab=menu-items',
    `/menu/${menu}/languages`,
    `/restaurant/${restaurant}/edit?part=menus`,
    `/restaurant/${restaurant}/edit?part=special-hours`,
    `/restaurant/${restaurant}/edit?part=look`,
    `/restaurant/${restaurant}`,
    `/restaurant/${restaurant}/menu`,
  ];
  for (const path of paths) {
    await open(page, path);
    for (let key = 0; key < 40; key += 1) {
      await page.keyboard.press('Tab');
      const fault = await obscuredFocus(page);
      if (fault !== undefined) found.push(`${path}: ${fault}`);
    }
  }
  expect(found).toEqual([]);
});

test('with letters half as large again, a phone shows what an owner works with whole', async () => {
  const browser = await openBrowser(['--blink-settings=defaultFontSize=24']);
  const { page } = await signedInTo(browser, account.owner, { viewport: phone, hasTouch: true });
  const { restaurant, item } = account;
  const found: string[] = [];
  for (const path of [
    '/dashboard?tab=menu-items',
    `/menu-item/${item}/edit`,
    `/restaurant/${restaurant}/edit`,
    `/print/${restaurant}`,
  ]) {
    await open(page, path);
    for (const fault of await layoutFaults(page)) found.push(`${path}: ${fault}`);
  }
  // Large letters reach beyond their line, into the room of the link above.
  expect(found.filter((fault) => !/<h1> .* lies over <a>/.test(fault))).toEqual([]);
  const links = await page.locator('nav[aria-label=Dashboard] a').all();
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
  expect(tops).toEqual([tops[0], tops[0], tops[2], tops[2]]);
  await browser.close();
});

test('with letters twice as large, no page that an owner works on is wider than a phone', async () => {
  const browser = await openBrowser(['--blink-settings=defaultFontSize=32']);
  const { page } = await signedInTo(browser, account.owner, { viewport: phone, hasTouch: true });
  const { restaurant, item, menu } = account;
  for (const path of [
    '/dashboard',
    '/dashboard?tab=menu-items',
    `/menu-item/${item}/edit`,
    `/restaurant/${restaurant}/edit`,
    `/menu/${menu}/editor`,
  ]) {
    await open(page, path);
    expect([path, await scrollsSideways(page)]).toEqual([path, false]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/pricing', '/help', '/contact']) {
    await open(page, path);
    expect([path, await scrollsSideways(page)]).toEqual([path, false]);
  }
  await browser.close();
});

test('with letters twice as large, the line about cookies breaks no word and covers no end of a page', async () => {
  const browser = await openBrowser(['--blink-settings=defaultFontSize=32']);
  const { page } = await visitorOf(browser, { viewport: phone, knowsBanner: false });
  await page.goto(`/restaurant/${account.restaurant}/menu`);
  const banner = page.locator('.cookies');
  await banner.waitFor();
  for (const language of languagesOfControls) {
    const { script: first } = await loadWords(language);
    const parts = [first.cookies, first.decline, first.accept];
    for (const [at, text] of parts.entries()) {
      await banner
        .locator('> *')
        .nth(at)
        .evaluate((part, words) => {
          part.textContent = words;
        }, text);
    }
    const isWhole = await banner.evaluate((line) =>
      [line, ...line.children].every((one) => one.scrollWidth <= one.clientWidth),
    );
    const room = await page
      .locator('footer')
      .evaluate((footer) => Number.parseFloat(getComputedStyle(footer).paddingBottom));
    const { height = Infinity } = (await banner.boundingBox()) ?? {};
    expect([language, isWhole, height < room]).toEqual([language, true, true]);
  }
  await browser.close();
});

/** Whether a selected element differs from its unselected neighbor, in the reader's colors. */
const standsOut = (page: Page, chosen: string, other: string) =>
  page.evaluate(
    ([one, two]) => {
      const look = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`There is no ${selector}`);
        const { backgroundColor, borderBottomColor } = getComputedStyle(element);
        return `${backgroundColor} ${borderBottomColor}`;
      };
      return look(one) !== look(two);
    },
    [chosen, other] as const,
  );

test('in a reader’s own colours, what is chosen is told from what is not', async ({ signedIn }) => {
  const { page } = await signedIn(account.owner, { viewport: phone });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize(desktop);
  await open(page, '/dashboard?tab=menu-items');
  expect(await standsOut(page, '[role=tab][aria-selected=true]', '[role=tab]')).toBe(true);
  await page.setViewportSize(phone);
  const bar = 'nav[aria-label=Dashboard] a';
  expect(await standsOut(page, `${bar}[aria-current]`, bar)).toBe(true);
  await open(page, `/menu-item/${account.item}/edit`);
  await page.getByRole('group', { name: 'Contains', exact: true }).getByText('Milk').click();
  expect(await standsOut(page, '[aria-pressed=true]', '[aria-pressed=false]')).toBe(true);
  await open(page, '/help?topic=menus');
  expect(await standsOut(page, 'main nav [aria-current]', 'main nav a')).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const part of ['guests', 'menus', 'look']) {
    await open(page, `/restaurant/${account.restaurant}/edit?part=${part}`);
    const nav = page.getByRole('navigation', { name: 'Restaurant' });
    await nav.locator('[aria-current]').waitFor();
    expect(await axeFindings(page, ['color-contrast'])).toEqual([]);
  }
  await open(page, `/restaurant/${account.restaurant}/menu`);
  expect(await standsOut(page, '.tabs [aria-current]', '.tabs li:last-child a')).toBe(true);
  expect(await axeFindings(page, ['color-contrast'])).toEqual([]);
  await page.getByRole('button', { name: 'Search & filter' }).click();
  await page.getByRole('search').getByText('milk', { exact: true }).click();
  expect(await standsOut(page, '.chip:has(:checked)', '.chip:not(:has(:checked))')).toBe(true);
});

test('on a phone one button leads everywhere that the header of a desk does', async ({
  visitor,
  signedIn,
}) => {
  const guest = await visitor({ viewport: phone });
  await open(guest.page, '/help');
  const menu = guest.page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await menu.click();
  expect(await axeFindings(guest.page, strictly)).toEqual([]);
  const links = (page: Page) => page.getByRole('banner').getByRole('link').allInnerTexts();
  const open4All = ['Pricing', 'Help', 'Contact', 'Privacy'];
  expect(await links(guest.page)).toEqual(['Menuleaf', 'Home', ...open4All, 'Login', 'Sign Up']);
  await guest.page.keyboard.press('Escape');
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await menu.click();
  await guest.page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await guest.page.getByRole('heading', { name: 'Contact' }).waitFor();
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
  const { page } = await signedIn(account.owner, { viewport: phone });
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const [brand, home, dashboard, ...others] = await links(page);
  expect([brand, home, dashboard]).toEqual(['Menuleaf', 'Home', 'Dashboard']);
  expect(others.slice(0, -1)).toEqual(open4All);
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  // For any length of name.
  const { x = 0, width = 0 } = (await logout.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(phone.width);
  expect(width).toBeGreaterThan(24);
});

test('on a phone what follows a message that was sent is on the screen, and has the focus', async ({
  visitor,
}) => {
  const { page } = await visitor({ viewport: phone });
  await open(page, '/contact');
  await page.getByLabel('Name').fill('Ada Diner');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com');
  await page.getByLabel('Subject').fill('A thought');
  await page.getByLabel('Message').fill('Could menus have a kids’ page?');
  const refusal = { status: 503, json: { detail: 'Not now' } };
  await page.route('**/api/contact', (route) => route.fulfill(refusal), { times: 1 });
  for (const outcome of ['Error sending message', 'Message sent successfully!']) {
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText(outcome, { exact: true }).waitFor();
    expect(await obscuredFocus(page)).toBeUndefined();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(outcome);
  }
});

test('back from a form, the list is where it was left', async ({ signedIn }) => {
  const { page } = await signedIn(account.owner, {
    viewport: { width: 390, height: 500 },
  });
  await open(page, '/dashboard?tab=categories');
  await page.getByRole('link', { name: 'Edit Course 9' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole('link', { name: 'Edit Course 9' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Course 9 was saved').waitFor();
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 30, before);
});
