import { mayDo } from '@menuleaf/shared/contracts/operation.ts';
import { newOwner, send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { invitationToken, newMember, newPerson } from '@menuleaf/shared/testing/new-member.ts';
import { axeFindings, scrollsSideways } from './accessibility.ts';
import { desktop, phone } from './browser.ts';
import { expect, type Fixtures, test } from './journey.ts';
import { newSmallAccount, payForPro, signInByForm } from './owner.ts';

const isSoldOut = async (restaurantId: string, dish: string) => {
  const { json } = await send('GET', `/api/restaurants/public/${restaurantId}/menu`);
  const items: { name: string; is_available: boolean }[] =
    json?.categories?.flatMap(({ items: each }: { items: object[] }) => each) ?? [];
  return items.find(({ name }) => name === dish)?.is_available === false;
};

/** One of the kitchen, who has signed in by the form. */
async function cookAtWork(visitor: Fixtures['visitor']) {
  const { owner } = await newSmallAccount(['Sole']);
  const member = await newMember(owner, 'kitchen');
  const { page } = await visitor({ viewport: desktop });
  await signInByForm(page, member);
  await page.waitForURL('**/kitchen');
  return { owner, member, page };
}

test('a cook is invited by mail, joins on a phone, and sells a dish out with one tap', async ({
  signedIn,
  visitor,
}) => {
  const { owner, restaurantId } = await newSmallAccount(['Sole', 'Trout']);
  const { page } = await signedIn(owner, { viewport: desktop });
  await page.goto('/account/people');
  await expect(page.getByText('Editors and managers come with Pro.')).toBeVisible();
  const email = `cook-${owner.id.toLowerCase()}@example.com`;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(/The link works until/)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  const cook = await visitor({ viewport: phone, hasTouch: true });
  await cook.page.goto(`/invitation?token=${await invitationToken(email)}`);
  await expect(cook.page.getByText('invites you to The Fig Tree')).toBeVisible();
  await cook.page.getByRole('link', { name: 'Create your sign-in' }).click();
  await expect(cook.page.getByLabel('Email')).toHaveValue(email);
  await cook.page.getByLabel('Full name').fill('Pepper Cook');
  await cook.page.getByLabel('Password', { exact: true }).fill('olive oil cake');
  await cook.page.getByLabel('Confirm password').fill('olive oil cake');
  await cook.page.getByRole('button', { name: 'Sign Up' }).click();
  await cook.page.getByRole('button', { name: 'Accept and join' }).click();
  await cook.page.waitForURL('**/kitchen');
  const sole = cook.page.getByRole('switch', { name: 'Sole' });
  await sole.tap();
  await expect(cook.page.getByRole('heading', { name: 'Sold out (1)' })).toBeVisible();
  expect(await axeFindings(cook.page)).toEqual([]);
  expect(await scrollsSideways(cook.page)).toBe(false);
  const { height = 0 } = (await sole.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(56);
  await waitUntil(() => isSoldOut(restaurantId, 'Sole'));
});

test('the kitchen opens without a connection, and what is marked then is sent when it is back', async ({
  signedIn,
}) => {
  const { owner, restaurantId } = await newSmallAccount(['Sole', 'Crème caramel']);
  const member = await newMember(owner, 'kitchen');
  const { page, context } = await signedIn(member, { viewport: phone, hasTouch: true });
  await page.goto('/kitchen');
  await expect(page.getByRole('switch', { name: 'Crème caramel' })).toBeVisible();
  await waitUntil(
    () => page.evaluate(async () => (await caches.keys()).length),
    (count) => count === 2,
  );
  await waitUntil(
    () =>
      page.evaluate(async () => {
        const cache = await caches.open('menuleaf-kitchen-files');
        return (await cache.keys()).map(({ url }) => new URL(url).pathname);
      }),
    (paths) => paths.includes('/kitchen') && paths.some((path) => path.endsWith('.css')),
  );
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('searchbox', { name: 'Find a dish' }).fill('creme');
  await expect(page.getByRole('switch')).toHaveCount(1);
  await page.getByRole('switch', { name: 'Crème caramel' }).tap();
  await expect(page.getByText(/one change will be sent when you’re back online/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sold out (1)' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  for (const path of ['/dashboard', '/account', '/']) {
    await expect(page.goto(path)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  }
  await context.setOffline(false);
  await page.goto('/kitchen');
  await waitUntil(() => isSoldOut(restaurantId, 'Crème caramel'));
  await expect(page.getByText('Guests see what you see here.')).toBeVisible();
});

test(
  'who signs out leaves nothing of the kitchen on the device',
  { tag: '@long' },
  async ({ visitor }) => {
    const { page } = await cookAtWork(visitor);
    const keeps = () => page.evaluate(() => caches.has('menuleaf-kitchen-data'));
    await waitUntil(keeps);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname !== '/kitchen');
    expect(await waitUntil(keeps, (is) => !is)).toBe(false);
  },
);

for (const viewport of [phone, desktop]) {
  const title = `each role is shown what it may do, at ${viewport.width} px`;
  test(title, { tag: '@long' }, async ({ signedIn }) => {
    const { owner, menuId, restaurantId } = await newSmallAccount(['Sole']);
    await payForPro(owner);
    for (const role of ['kitchen', 'editor', 'manager'] as const) {
      const { page, errors } = await signedIn(await newMember(owner, role), { viewport });
      await page.goto('/dashboard');
      const edit = page.getByRole('link', { name: /^Edit dishes/ });
      const remove = page.getByRole('button', { name: /^Delete/ });
      await expect(page.getByRole('link', { name: 'The Fig Tree', exact: true })).toBeVisible();
      expect(await edit.count()).toBe(mayDo(role, 'editor') ? 1 : 0);
      expect(await remove.count()).toBe(mayDo(role, 'manager') ? 1 : 0);
      expect(await axeFindings(page)).toEqual([]);
      if (viewport === phone) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
      for (const [path, needs] of [
        [`/menu/${menuId}/editor`, 'editor'],
        ['/restaurant/add', 'manager'],
        ['/account/people', 'owner'],
      ] as const) {
        await page.goto(path);
        const refusal = page.getByRole('heading', { name: 'This page isn’t for your role' });
        if (mayDo(role, needs)) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        else await expect(refusal).toBeVisible();
        expect(await refusal.count()).toBe(mayDo(role, needs) ? 0 : 1);
      }
      await page.goto(`/restaurant/${restaurantId}/edit`);
      const parts = page.getByRole('navigation', { name: 'Restaurant' }).getByRole('link');
      if (role === 'editor') await expect(parts).toHaveText(['Look', 'Guests']);
      await page.goto('/pricing');
      if (role !== 'kitchen') {
        await expect(
          page.getByText('Only the owner of this account can change its plan'),
        ).toBeVisible();
      }
      expect(errors).toEqual([]);
    }
  });
}

test(
  'who works in two accounts goes from one to the other in the header, and is told of a removal',
  { tag: '@long' },
  async ({ visitor }) => {
    const { owner, member, page } = await cookAtWork(visitor);
    const switcher = page.getByRole('combobox', { name: 'Account' });
    await expect(switcher).toContainText('The Fig Tree (Kitchen)');
    const open = page.getByRole('button', { name: 'Open', exact: true });
    await switcher.selectOption({ label: 'Pepper Person’s account (Owner)' });
    await open.click();
    await expect(page.getByLabel('Restaurant Name')).toBeVisible();
    await switcher.selectOption({ label: 'The Fig Tree (Kitchen)' });
    await open.click();
    await page.waitForURL('**/kitchen');
    await expect(page.getByRole('switch', { name: 'Sole' })).toBeVisible();
    await owner.send('DELETE', `/api/auth/people/${member.id}`);
    await page.getByRole('switch', { name: 'Sole' }).click();
    await page.waitForURL('**/login**');
  },
);

test(
  'on a phone a role is changed with room around its button',
  { tag: '@long' },
  async ({ signedIn }) => {
    const { owner } = await newSmallAccount(['Sole']);
    await newMember(owner, 'kitchen');
    const { page } = await signedIn(owner, { viewport: phone, hasTouch: true });
    await page.goto('/account/people');
    await page.getByRole('button', { name: 'Change role' }).click();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    const above = page.locator('form', { has: save }).locator('label').last();
    const { y = 0, height = 0 } = (await above.boundingBox()) ?? {};
    expect((await save.boundingBox())?.y).toBeGreaterThan(y + height + 8);
    // In two columns too, a name is not squeezed by the buttons for it.
    await page.setViewportSize(desktop);
    const name = page.getByText(/^Pepper Person/).first();
    expect((await name.boundingBox())?.width).toBeGreaterThan(200);
  },
);

test(
  'an invitation says why it cannot be accepted',
  { tag: '@long' },
  async ({ signedIn, visitor }) => {
    const owner = await newOwner();
    const invited = await newPerson();
    const body = { email: invited.email, role: 'kitchen' };
    await owner.send('POST', '/api/auth/people/invitations', body);
    const link = `/invitation?token=${await invitationToken(invited.email)}`;
    const other = await signedIn(await newPerson(), { viewport: phone });
    await other.page.goto(link);
    await expect(other.page.getByText(`This invitation is for ${invited.email}`)).toBeVisible();
    expect(await axeFindings(other.page)).toEqual([]);
    const right = await signedIn(invited, { viewport: phone });
    await right.page.goto(link);
    await right.page.getByRole('button', { name: 'Accept and join' }).click();
    await right.page.waitForURL('**/kitchen');
    const late = await visitor({ viewport: phone });
    await late.page.goto(link);
    await expect(late.page.getByRole('alert')).toContainText('expired, was used or was withdrawn');
  },
);
