import { expect, test } from '@jest/globals';
import {
  getUntil,
  newOwner,
  postFrom,
  send,
  someAddress,
  type TestOwner,
  waitUntil,
} from '@menuleaf/shared/testing/api.ts';
import { untilTokens } from '@menuleaf/shared/testing/mail-to.ts';
import { verifyEmail } from '@menuleaf/shared/testing/verify-email.ts';

const isVerified = async (owner: TestOwner): Promise<boolean> =>
  (await owner.send('GET', '/api/auth/me')).json.email_verified;

async function withMenu() {
  const owner = await newOwner();
  const { json: restaurant } = await owner.send('POST', '/api/restaurants', {
    name: `Quince ${owner.id}`,
  });
  await owner.send('POST', '/api/menus', { name: 'All day', restaurant_id: restaurant.id });
  return { owner, id: String(restaurant.id) };
}

/** Whether the directory's first page has it; it is the newest entry. */
async function isListed(id: string): Promise<boolean> {
  const { json } = await send('GET', '/api/restaurants/public');
  return json.restaurants.some((each: { id: string }) => each.id === id);
}

test('an owner is asked for, and listed by, the link that registration sends', async () => {
  const { owner, id } = await withMenu();
  await getUntil(`/api/restaurants/public/${id}`, ({ status }) => status === 200);
  expect([await isVerified(owner), await isListed(id)]).toEqual([false, false]);
  await verifyEmail(owner);
  expect(await isVerified(owner)).toBe(true);
  await waitUntil(() => isListed(id));
});

test('the link can be followed twice, and sent again but not without end', async () => {
  const owner = await newOwner();
  const again = () => owner.send('POST', '/api/auth/me/verification');
  expect((await again()).status).toBe(204);
  const tokens = await untilTokens(owner.email, 'verify-email', 2);
  const statuses = [await again(), await again(), await again()].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 429]);
  for (const token of [...tokens, ...tokens]) {
    const { status } = await postFrom(someAddress(), '/api/auth/verify-email', { token });
    expect(status).toBe(204);
  }
  expect([await isVerified(owner), (await again()).status]).toEqual([true, 204]);
});

test('a link that was never sent, or whose account is closed, verifies nothing', async () => {
  const owner = await newOwner();
  const [token] = await untilTokens(owner.email, 'verify-email');
  await owner.send('DELETE', '/api/auth/me', { password: owner.password });
  for (const bad of ['made-up', token]) {
    const answer = await postFrom(someAddress(), '/api/auth/verify-email', { token: bad });
    expect(answer).toMatchObject({
      status: 422,
      json: { detail: expect.stringContaining('This link has expired.') },
    });
  }
});
