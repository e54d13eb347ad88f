import {
  newOwner,
  postFrom,
  someAddress,
  type TestOwner,
  waitUntil,
  withToken,
} from '@menuleaf/shared/testing/api.ts';
import { mailTo } from '@menuleaf/shared/testing/mail-to.ts';

const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
};

const signIn = (owner: TestOwner, headers: Record<string, string>) =>
  postFrom(
    someAddress(),
    '/api/auth/login',
    { username: owner.email, password: owner.password },
    headers,
  );

const newSignIns = async (email: string): Promise<string[]> =>
  (await mailTo(email))
    .filter(({ subject }) => subject.startsWith('A new sign-in'))
    .map(({ text }) => text);

test('where one is signed in is listed, and ended one by one', async () => {
  const owner = await newOwner();
  const opened = await signIn(owner, phone);
  const onPhone = withToken(owner, opened.json.access_token);
  const { json: sessions } = await onPhone.send('GET', '/api/auth/sessions');
  expect(sessions).toEqual([
    expect.objectContaining({ device: 'Chrome on Android', is_current: true }),
    expect.objectContaining({ device: 'Unknown device', is_current: false }),
  ]);
  expect(sessions[0].last_used_at).toMatch(/T\d\d:00:00\.000Z$/);
  const end = (who: TestOwner) => who.send('DELETE', `/api/auth/sessions/${sessions[0].id}`);
  const stranger = await newOwner();
  expect((await end(stranger)).status).toBe(404);
  expect((await end(owner)).status).toBe(204);
  expect((await onPhone.send('GET', '/api/auth/me')).status).toBe(401);
  const { json: left } = await owner.send('GET', '/api/auth/sessions');
  expect(left).toHaveLength(1);
});

test('a sign-in on a new device names itself by mail, one on a known device does not', async () => {
  const owner = await newOwner();
  const { headers } = await signIn(owner, phone);
  const [notice] = await waitUntil(
    () => newSignIns(owner.email),
    (texts) => texts.length > 0,
  );
  expect(notice).toContain('Chrome on Android');
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  expect((await signIn(owner, { ...phone, cookie })).status).toBe(200);
  await signIn(owner, {});
  const texts = await waitUntil(
    () => newSignIns(owner.email),
    (seen) => seen.length > 1,
  );
  expect(texts).toHaveLength(2);
});
