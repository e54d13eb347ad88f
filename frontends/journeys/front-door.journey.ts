import { mailTo } from '@menuleaf/shared/testing/mail-to.ts';
import { newOwner, send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { phone } from './browser.ts';
import { obscuredFocus } from './focus-faults.ts';
import { expect, test } from './journey.ts';

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const mailAbout = (address: string, about: string) =>
  waitUntil(async () => (await mailTo(address)).find(({ subject }) => subject === about));

/** Where the link of a mail leads. */
async function linkOf(address: string, about: string): Promise<string> {
  const mail = await mailAbout(address, about);
  const { pathname, search } = new URL(/http\S+\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  return pathname + search;
}

test('without a connection, all of the header is in sight', async ({ visitor }) => {
  const { page, context } = await visitor();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  const header = await page.locator('header').first().boundingBox();
  await context.setOffline(true);
  const note = page.locator('output', { hasText: 'No connection.' });
  await note.waitFor();
  expect((await note.boundingBox())?.y).toBeGreaterThan(header?.height ?? Infinity);
});

test.describe('accounts', () => {
  test('an owner’s page asks to sign in first, then goes where the owner was going', async ({
    visitor,
  }) => {
    const owner = await newOwner();
    const { page } = await visitor();
    await page.goto('/restaurant/add');
    await page.waitForURL('**/login?**');
    await signIn(page, owner.email, 'not the password');
    await page.getByText('Incorrect email or password').waitFor();
    await signIn(page, owner.email, owner.password);
    await page.waitForURL('**/restaurant/add');
    await page.getByRole('heading', { name: 'Add Restaurant' }).waitFor();
    await page.goto('/login');
    await page.waitForURL('**/dashboard**');
    await page.goto('/register');
    await page.getByText('Already Logged In').waitFor();
    await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    expect((await owner.send('GET', '/api/auth/me')).status).toBe(200);
    await page.goto('/dashboard');
    await page.waitForURL('**/login**');
  });

  test('a forgotten password is set anew through the mail', async ({ visitor }) => {
    const owner = await newOwner();
    const { page } = await visitor({ viewport: phone });
    await page.goto('/login');
    await page.getByLabel('Email').fill(owner.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await expect(page.getByLabel('Email')).toHaveValue(owner.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    const link = await linkOf(owner.email, 'Reset your Menuleaf password');
    const setAnew = async () => {
      await page.goto(link);
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('plum sorbet');
      await page.getByLabel('Confirm password').fill('plum sorbet');
      await page.getByRole('button', { name: 'Save password' }).click();
    };
    await setAnew();
    await page.waitForURL('**/login**');
    await setAnew();
    const refused = page.getByRole('alert').filter({ hasText: 'already used' });
    // However many lines its words take, they leave the sign its size.
    expect(await refused.locator('svg').boundingBox()).toMatchObject({ width: 18, height: 18 });
    await page.goto('/login');
    await signIn(page, owner.email, 'plum sorbet');
    await page.waitForURL('**/dashboard**');
    expect((await owner.send('GET', '/api/auth/me')).status).toBe(401);
  });

  test('the link of the mail confirms the email, and the reminder goes', async ({ visitor }) => {
    const owner = await newOwner();
    const { page } = await visitor({ viewport: phone });
    await page.goto('/login?next=/account');
    await signIn(page, owner.email, owner.password);
    const reminder = page.getByRole('region', { name: 'Confirm your email' });
    await reminder.getByText(owner.email).waitFor();
    await page.goto(await linkOf(owner.email, 'Confirm your email for Menuleaf'));
    await page.getByText('your email is confirmed').waitFor();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await page.waitForURL('**/dashboard**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await reminder.count()).toBe(0);
  });

  test('an owner renames, exports and deletes the account', async ({ visitor }) => {
    const owner = await newOwner();
    const { page } = await visitor();
    await page.goto('/login?next=/account');
    await signIn(page, owner.email, owner.password);
    await page.waitForURL('**/account');
    await page.getByLabel('Full name').fill('Olive Renamed');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('banner').getByText('Olive Renamed').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /export/i }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.json$/);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const closing = page.getByRole('form', { name: 'Delete account' });
    await closing.getByLabel('Your password').fill(owner.password);
    await closing.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    const login = { username: owner.email, password: owner.password };
    expect((await send('POST', '/api/auth/login', { body: login })).status).toBe(401);
  });
});

test.describe('support', () => {
  test('a message is really sent, and a failure says so and keeps the words', async ({
    visitor,
  }) => {
    const address = `diner-${randomUUID()}@example.com`;
    const { page } = await visitor();
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ada Diner');
    await page.getByLabel('Email', { exact: true }).fill(address);
    await page.getByLabel('Inquiry Type').selectOption('feature');
    await page.getByLabel('Subject').fill('A thought');
    await page.getByLabel('Message').fill('Could menus have a kids’ page?');
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page
      .getByText('There was an error sending your message. Please try again or email us directly.')
      .waitFor();
    expect(await page.getByLabel('Subject').inputValue()).toBe('A thought');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message sent successfully!').waitFor();
    expect(await page.getByLabel('Subject').inputValue()).toBe('');
    expect(await mailAbout(address, 'We have your message')).toBeDefined();
  });

  test('the help is searched as one types', async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto('/help');
    await page.getByRole('heading', { name: 'Getting started' }).waitFor();
    await page.getByLabel('Search the Help Center').fill('reprint');
    await page.getByText('Do I have to reprint when the menu changes?').waitFor();
    await page.getByRole('link', { name: 'Billing' }).click();
    await page.getByRole('heading', { name: 'How do I cancel Pro?' }).waitFor();
    expect(await page.getByLabel('Search the Help Center').inputValue()).toBe('');
  });
});

test.describe('the frame', () => {
  test('the cookie banner asks once, after a second, and stores only its answer', async ({
    visitor,
  }) => {
    const { page, context } = await visitor({ knowsBanner: false });
    await page.goto('/');
    const decline = page.getByRole('button', { name: 'Decline' });
    expect(await decline.isVisible()).toBe(false);
    await decline.waitFor();
    // The end of the page is as far as a page scrolls, and stays above the banner.
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    expect(await obscuredFocus(page)).toBeUndefined();
    await decline.click();
    // The answer and its time: the prompt returns after a year.
    expect(await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))).toEqual({
      'cookie-consent': 'declined',
      'cookie-consent-at': expect.any(String),
    });
    expect(await context.cookies()).toEqual([]);
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(1500);
    expect(await decline.isVisible()).toBe(false);
  });

  test('a remote that is down fails alone, and Retry brings it back', async ({ visitor }) => {
    const { page } = await visitor();
    for (const files of ['**/remotes/support/**', '**/remotes/support/__federation_expose*.js']) {
      await page.route(files, (route) => route.abort());
      await page.goto('/help');
      await page.getByRole('button', { name: 'Retry' }).waitFor();
      await page.getByRole('link', { name: 'Menuleaf' }).first().waitFor();
      await page.unroute(files);
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('heading', { name: 'Help Center' }).waitFor();
      expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    }
  });

  test('an address that is none says so, in the frame', async ({ visitor }) => {
    const { page } = await visitor();
    await page.goto('/nothing/here');
    await page.getByRole('heading', { name: /not found/i }).waitFor();
    expect(await page.title()).toMatch(/not found/i);
  });
});
