import {
  newOwner,
  postFrom,
  someAddress,
  type TestOwner,
  withToken,
} from '@menuleaf/shared/testing/api.ts';
import { subjectsTo, untilMailed, untilTokens } from '@menuleaf/shared/testing/mail-to.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { invitationToken, newMember, newPerson } from '@menuleaf/shared/testing/new-member.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';

const invitations = '/api/auth/people/invitations';
const accept = '/api/auth/invitations/accept';

async function withDish(owner: TestOwner) {
  const made = await newMenu(owner, { dishes: [{ name: 'Sole', price: '19' }] });
  return { restaurant: made.restaurantId, menu: made.menuId, item: made.itemId };
}

const soldOut = (who: TestOwner, item: string) =>
  who.send('PATCH', `/api/menus/items/${item}/availability`, { is_available: false });
const roleOf = async (who: TestOwner) => (await who.send('GET', '/api/auth/me')).json.account.role;

test('a cook who was invited marks a dish sold out, and nothing else', async () => {
  const owner = await newOwner();
  const { item } = await withDish(owner);
  const cook = await newMember(owner, 'kitchen');
  expect((await soldOut(cook, item)).status).toBe(200);
  const { json } = await owner.send('GET', `/api/menus/items/${item}`);
  expect(json).toMatchObject({ name: 'Sole', is_available: false });
  const deleted = await cook.send('DELETE', `/api/menus/items/${item}`);
  expect(deleted).toMatchObject({
    status: 403,
    json: {
      code: 'forbidden',
      detail: 'Your role in this account is Kitchen. Ask an editor or a manager to do this.',
    },
  });
  expect((await cook.send('GET', '/api/auth/people')).status).toBe(403);
});

test('who is removed is refused by the next call, and keeps what is their own', async () => {
  const owner = await newOwner();
  const { item } = await withDish(owner);
  const cook = await newMember(owner, 'kitchen');
  expect((await owner.send('DELETE', `/api/auth/people/${cook.id}`)).status).toBe(204);
  expect((await soldOut(cook, item)).status).toBe(401);
  expect((await cook.send('GET', '/api/auth/me')).status).toBe(401);
  const credentials = { username: cook.email, password: cook.password };
  const own = { id: cook.id, role: 'owner', has_others: false };
  for (const told of [true, undefined]) {
    const { json } = await postFrom(someAddress(), '/api/auth/login', credentials);
    expect(json.user.account).toMatchObject(own);
    expect(json.user.account.is_instead).toBe(told);
  }
});

test('a link lets one person in, once, however often it is used at the same time', async () => {
  const owner = await newProOwner();
  const person = await newPerson();
  await owner.send('POST', invitations, { email: person.email.toUpperCase(), role: 'editor' });
  const token = await invitationToken(person.email.toUpperCase());
  const tries = await Promise.all(
    Array.from({ length: 4 }, () => person.send('POST', accept, { token })),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(tries.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
  const { json } = await owner.send('GET', '/api/auth/people');
  expect(json.people).toHaveLength(2);
  expect(json.invitations).toEqual([]);
});

test('a link that was passed on lets nobody else in, and says whose it is', async () => {
  const owner = await newOwner();
  const [invited, other] = [await newPerson(), await newPerson()];
  await owner.send('POST', invitations, { email: invited.email, role: 'kitchen' });
  const token = await invitationToken(invited.email);
  const answer = await other.send('POST', accept, { token });
  expect(answer.status).toBe(403);
  expect(answer.json.detail).toContain(invited.email);
  const read = await postFrom(someAddress(), '/api/auth/invitations/read', { token });
  expect(read.json).toMatchObject({ email: invited.email, role: 'kitchen', has_sign_in: true });
});

test('an invitation that is taken back, or sent anew, leaves its link good for nothing', async () => {
  const owner = await newOwner();
  const person = await newPerson();
  const first = await owner.send('POST', invitations, { email: person.email, role: 'kitchen' });
  const old = await invitationToken(person.email);
  const second = await owner.send('POST', invitations, { email: person.email, role: 'kitchen' });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect((await person.send('POST', accept, { token: old })).json.code).toBe('link_expired');
  const [, token] = await untilTokens(person.email, 'invitation', 2);
  await owner.send('DELETE', `${invitations}/${second.json.id}`);
  expect((await person.send('POST', accept, { token })).status).toBe(422);
});

test('of many invitations at once as many hold as the plan has places', async () => {
  const owner = await newProOwner();
  const tries = await Promise.all(
    Array.from({ length: 14 }, (_, at) =>
      owner.send('POST', invitations, { email: `${at}-${owner.email}`, role: 'kitchen' }),
    ),
  );
  const statuses = tries.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(9);
  expect(statuses.every((status) => [201, 403, 503].includes(status))).toBe(true);
  for (let at = 14; at < 30; at += 1) {
    await owner.send('POST', invitations, { email: `${at}-${owner.email}`, role: 'kitchen' });
  }
  const { json } = await owner.send('GET', '/api/auth/people');
  expect([json.people.length, json.invitations.length, json.limit]).toEqual([1, 9, 10]);
});

test('Free has one person in the kitchen, and no other role', async () => {
  const owner = await newOwner();
  const invite = (role: string) =>
    owner.send('POST', invitations, { email: `${role}-${owner.email}`, role });
  expect((await invite('editor')).json.code).toBe('plan_feature');
  expect((await invite('kitchen')).status).toBe(201);
  const more = { email: `more-${owner.email}`, role: 'kitchen' };
  const refused = await owner.send('POST', invitations, more);
  expect([refused.status, refused.json.code]).toEqual([403, 'plan_limit']);
});

test('on Free again one stays in the kitchen, the others read, and the owner chooses who', async () => {
  const owner = await newProOwner();
  const { item, menu } = await withDish(owner);
  const editor = await newMember(owner, 'editor');
  const cook = await newMember(owner, 'kitchen');
  await givePlan(owner, { ...proPlan, plan_type: 'free', ends_at: null });
  expect([await roleOf(editor), await roleOf(cook)]).toEqual(['kitchen', 'reader']);
  expect((await cook.send('GET', `/api/menus/${menu}`)).status).toBe(200);
  const refused = await soldOut(cook, item);
  expect(refused.status).toBe(403);
  expect(refused.json.detail).toContain('on the Free plan');
  await owner.send('PATCH', `/api/auth/people/${cook.id}`, { stays_on_free: true });
  expect([await roleOf(editor), await roleOf(cook)]).toEqual(['reader', 'kitchen']);
  expect((await soldOut(cook, item)).status).toBe(200);
  await givePlan(owner, proPlan);
  expect([await roleOf(editor), await roleOf(cook)]).toEqual(['editor', 'kitchen']);
});

test('an invitation that Free cannot honor says so on both sides, and no more than it gives', async () => {
  const owner = await newProOwner();
  await withDish(owner);
  const [editor, manager] = [await newPerson(), await newPerson()];
  await owner.send('POST', invitations, { email: editor.email, role: 'editor' });
  await owner.send('POST', invitations, { email: manager.email, role: 'manager' });
  const token = await invitationToken(editor.email);
  const joinsAs = async () => {
    const { json } = await owner.send('GET', '/api/auth/people');
    const read = await editor.send('POST', '/api/auth/invitations/read', { token });
    return [
      read.json.joins_as,
      ...json.invitations.map(({ joins_as }: { joins_as: string }) => joins_as).toSorted(),
    ];
  };
  expect(await joinsAs()).toEqual(['editor', 'editor', 'manager']);
  await givePlan(owner, { ...proPlan, plan_type: 'free', ends_at: null });
  expect(await joinsAs()).toEqual(['kitchen', 'kitchen', 'kitchen']);
  const other = { token: await invitationToken(manager.email) };
  const joined = await manager.send('POST', accept, other);
  expect(joined.json.user.account).toMatchObject({ role: 'kitchen', given_role: 'manager' });
  expect(await joinsAs()).toEqual([null, null]);
  expect((await editor.send('POST', accept, { token })).json.code).toBe('plan_limit');
});

test('who is limited to some restaurants reaches no other one', async () => {
  const owner = await newProOwner();
  const { restaurant } = await withDish(owner);
  const { json: other } = await owner.send('POST', '/api/restaurants', { name: 'Quince' });
  const manager = await newMember(owner, 'manager', [restaurant]);
  const rename = (id: string) => manager.send('PUT', `/api/restaurants/${id}`, { name: 'Pear' });
  expect([(await rename(restaurant)).status, (await rename(other.id)).status]).toEqual([200, 403]);
  const { json: overview } = await manager.send('GET', '/api/overview');
  expect(overview.restaurants.map(({ id }: { id: string }) => id)).toEqual([restaurant]);
  const listed = await manager.send('GET', '/api/restaurants');
  expect(listed.json.map(({ id }: { id: string }) => id)).toEqual([restaurant]);
  const menu = { name: 'Lunch', restaurant_id: other.id };
  expect((await manager.send('POST', '/api/menus', menu)).status).toBe(403);
  expect((await manager.send('POST', '/api/restaurants', { name: 'Third' })).status).toBe(403);
  const unknown = { email: `x-${owner.email}`, role: 'kitchen', restaurants: ['not-one'] };
  expect((await owner.send('POST', invitations, unknown)).status).toBe(422);
});

test('somebody works in several accounts, in one session, and lands in the last one', async () => {
  const [ada, bea] = [await newOwner(), await newOwner()];
  await withDish(ada);
  const cook = await newMember(ada, 'kitchen');
  await bea.send('POST', invitations, { email: cook.email, role: 'kitchen' });
  const tokens = await untilTokens(cook.email, 'invitation', 2);
  const joined = await cook.send('POST', accept, { token: tokens[1] });
  expect(joined.json.user.account).toMatchObject({ id: bea.id, role: 'kitchen' });
  const inBeas = withToken(cook, joined.json.access_token);
  const { json: accounts } = await inBeas.send('GET', '/api/auth/accounts');
  expect(accounts).toEqual([
    { id: cook.id, name: 'Pepper Person’s account', role: 'owner', is_own: true },
    expect.objectContaining({ is_own: false }),
    expect.objectContaining({ is_own: false }),
  ]);
  expect(accounts).toContainEqual({ id: ada.id, name: 'Fig Tree', role: 'kitchen', is_own: false });
  const back = await inBeas.send('POST', `/api/auth/accounts/${ada.id}/open`);
  expect(back.json.user.account.id).toBe(ada.id);
  const stranger = await inBeas.send('POST', `/api/auth/accounts/${'x'.repeat(12)}/open`);
  expect(stranger.status).toBe(404);
  const credentials = { username: cook.email, password: cook.password };
  const { json } = await postFrom(someAddress(), '/api/auth/login', credentials);
  expect(json.user.account.id).toBe(ada.id);
  await withToken(cook, json.access_token).send('DELETE', `/api/auth/accounts/${ada.id}`);
  expect((await withToken(cook, json.access_token).send('GET', '/api/auth/me')).status).toBe(401);
});

test('who closes their account leaves those of others, and takes nobody else along', async () => {
  const owner = await newOwner();
  const cook = await newMember(owner, 'kitchen');
  const own = await cook.send('POST', `/api/auth/accounts/${cook.id}/open`);
  const inOwn = withToken(cook, own.json.access_token);
  expect((await cook.send('DELETE', '/api/auth/me', { password: cook.password })).status).toBe(403);
  const closed = await inOwn.send('DELETE', '/api/auth/me', { password: cook.password });
  expect(closed.status).toBe(204);
  const { json } = await owner.send('GET', '/api/auth/people');
  expect(json.people.map(({ id }: { id: string }) => id)).toEqual([owner.id]);
});

test('an account that is closed has nobody in it any more', async () => {
  const owner = await newOwner();
  const cook = await newMember(owner, 'kitchen');
  await owner.send('DELETE', '/api/auth/me', { password: owner.password });
  expect((await cook.send('GET', '/api/overview')).status).toBe(401);
  const credentials = { username: cook.email, password: cook.password };
  const { json } = await postFrom(someAddress(), '/api/auth/login', credentials);
  expect(json.user.account).toMatchObject({ id: cook.id, has_others: false });
});

test('who is removed hears of it by mail, and so does who worked in an account that is deleted', async () => {
  const owner = await newProOwner();
  await withDish(owner);
  const [removed, staying] = [await newMember(owner, 'kitchen'), await newMember(owner, 'editor')];
  await owner.send('DELETE', `/api/auth/people/${removed.id}`);
  await untilMailed(removed.email, 'Your access to Fig Tree on Menuleaf has ended');
  await owner.send('DELETE', '/api/auth/me', { password: owner.password });
  await untilMailed(staying.email, 'An account that you worked in is deleted');
  expect(await subjectsTo(removed.email)).not.toContain('An account that you worked in is deleted');
});
