import { newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings, scrollsSideways } from './accessibility.ts';
import { desktop, phone, type Visitor } from './browser.ts';
import { expect, longUnless, test } from './journey.ts';
import { signInByForm } from './owner.ts';

/** A virtual authenticator like a phone's: it stores passkeys, and its user is always present. */
async function withAuthenticator(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** On the page of sign-ins, with a passkey that is new. */
async function withPasskey(owner: TestOwner, { page, context }: Visitor) {
  await withAuthenticator(context, page);
  await signInByForm(page, owner);
  await page.waitForURL('**/dashboard');
  await page.goto('/account/sign-in');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.getByLabel('Your password').fill(owner.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/not used yet/)).toBeVisible();
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/');
  await page.goto('/login');
}

for (const viewport of [phone, desktop]) {
  const title = `a passkey is added, signs in, and is removed, at ${viewport.width} px`;
  test(title, longUnless(viewport === phone), async ({ visitor }) => {
    const owner = await newOwner();
    const visited = await visitor({ viewport });
    const { page, errors } = visited;
    await withPasskey(owner, visited);
    expect(await axeFindings(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);

    if (viewport === phone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await signOut(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/dashboard');

    await page.goto('/account/sign-in');
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Remove My phone' })).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a device is signed out from another one', { tag: '@long' }, async ({ signedIn, visitor }) => {
  const owner = await newOwner();
  const lost = await visitor({ viewport: phone });
  await signInByForm(lost.page, owner);
  await lost.page.waitForURL('**/dashboard');
  const { page } = await signedIn(owner, { viewport: desktop });
  await page.goto('/account/sign-in');
  await page.getByRole('button', { name: /^Sign out .* on Linux/ }).click();
  await expect(page.getByText(/ on Linux is signed out$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sign out / })).toHaveCount(0);
  await lost.page.goto('/account');
  await lost.page.waitForURL('**/login**');
});

test('a common password is named as such while it is typed, and taken', async ({ visitor }) => {
  const { page } = await visitor({ viewport: phone });
  await page.goto('/register');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('olive oil cake on a plate');
  await expect(page.getByText('one of the most common')).toHaveCount(0);
  await password.fill('password1');
  await expect(page.getByText('one of the most common passwords')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel('Full name').fill('Ada Cook');
  await page.getByLabel('Email').fill(`ada-${Date.now()}@example.com`);
  await page.getByLabel('Confirm password').fill('password1');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL('**/dashboard');
});

test(
  'a passkey is offered in the email field, and signs in without the button',
  { tag: '@long' },
  async ({ visitor }) => {
    const owner = await newOwner();
    const visited = await visitor({ viewport: desktop });
    const { page, errors } = visited;
    await withPasskey(owner, visited);
    await signOut(page);
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    // The virtual authenticator accepts autofill at once.
    await page.getByLabel('Email').focus();
    await page.waitForURL('**/dashboard');
    expect(errors).toEqual([]);
  },
);
