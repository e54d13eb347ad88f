import {
  newOwner,
  origin,
  postFrom,
  someAddress,
  type TestOwner,
} from '@menuleaf/shared/testing/api.ts';
import { mailTo, untilMailed, untilTokens } from '@menuleaf/shared/testing/mail-to.ts';
import { softwarePasskey } from '@menuleaf/shared/testing/software-passkey.ts';

const site = process.env.PUBLIC_URL ?? origin;
const passkeys = '/api/auth/passkeys';
const signInPath = '/api/auth/passkey-sign-in';
const beginSignIn = async (): Promise<string> =>
  (await postFrom(someAddress(), `${signInPath}/options`, {})).json.challenge;
const signIn = (response: object) => postFrom(someAddress(), signInPath, { response });

async function addTo(owner: TestOwner, passkey = softwarePasskey(site)) {
  const { json } = await owner.send('POST', `${passkeys}/options`, { password: owner.password });
  const response = passkey.make(json.challenge);
  const added = await owner.send('POST', passkeys, { name: 'Kitchen phone', response });
  return { passkey, added, response };
}

test('a passkey that was added signs in, and is named and removed', async () => {
  const owner = await newOwner();
  const { passkey, added } = await addTo(owner);
  expect(added).toMatchObject({ status: 201, json: { name: 'Kitchen phone', last_used_at: null } });
  const opened = await signIn(passkey.sign(await beginSignIn(), owner.id));
  expect(opened).toMatchObject({ status: 200, json: { user: { id: owner.id } } });
  const named = await owner.send('PATCH', `${passkeys}/${added.json.id}`, { name: 'Old phone' });
  expect(named.json.name).toBe('Old phone');
  const { json } = await owner.send('GET', passkeys);
  expect(json).toEqual([expect.objectContaining({ last_used_at: expect.any(String) })]);
  expect((await owner.send('DELETE', `${passkeys}/${added.json.id}`)).status).toBe(204);
  expect((await signIn(passkey.sign(await beginSignIn(), owner.id))).status).toBe(401);
});

test('a challenge is signed once, by whom it was made for', async () => {
  const owner = await newOwner();
  const { passkey, response } = await addTo(owner);
  const challenge = await beginSignIn();
  const signed = passkey.sign(challenge, owner.id);
  const tries = await Promise.all([1, 2, 3].map(() => signIn(signed)));
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  const again = await owner.send('POST', passkeys, { name: 'Again', response });
  expect(again.status).toBe(422);
  const other = await newOwner();
  const { json } = await owner.send('POST', `${passkeys}/options`, { password: owner.password });
  const stolen = softwarePasskey(site).make(json.challenge);
  expect((await other.send('POST', passkeys, { name: 'Mine', response: stolen })).status).toBe(422);
});

/** What the mail about a new password says. */
async function toldOfPassword({ email }: TestOwner) {
  const subject = 'Your Menuleaf password was changed';
  await untilMailed(email, subject);
  return (await mailTo(email)).find((one) => one.subject === subject)?.text.replace(/\s+/g, ' ');
}

test('a new password by a mailed link ends passkeys, which somebody else may have added', async () => {
  const owner = await newOwner();
  const { passkey } = await addTo(owner);
  await postFrom(someAddress(), '/api/auth/forgot-password', { email: owner.email });
  const [token] = await untilTokens(owner.email, 'reset-password');
  const body = { token, password: 'plum sorbet' };
  expect((await postFrom(someAddress(), '/api/auth/reset-password', body)).status).toBe(204);
  expect((await signIn(passkey.sign(await beginSignIn(), owner.id))).status).toBe(401);
  expect(await toldOfPassword(owner)).toContain('Your passkey was removed');
});

test('who changes the password while signed in keeps their passkeys, and the mail says so', async () => {
  const owner = await newOwner();
  const { passkey } = await addTo(owner);
  const body = { current_password: owner.password, new_password: 'plum sorbet' };
  expect((await owner.send('POST', '/api/auth/change-password', body)).status).toBe(200);
  expect((await signIn(passkey.sign(await beginSignIn(), owner.id))).status).toBe(200);
  expect(await toldOfPassword(owner)).toContain('Passkeys keep working');
});

test('a passkey of another site, another person or an older copy signs nobody in', async () => {
  const owner = await newOwner();
  const { passkey } = await addTo(owner);
  const stranger = await newOwner();
  const elsewhere = softwarePasskey('https://menuleaf.example.com');
  const { json } = await owner.send('POST', `${passkeys}/options`, { password: owner.password });
  const made = elsewhere.make(json.challenge);
  expect((await owner.send('POST', passkeys, { name: 'X', response: made })).status).toBe(422);
  expect((await signIn(passkey.sign(await beginSignIn(), stranger.id))).status).toBe(401);
  expect((await signIn(softwarePasskey(site).sign(await beginSignIn(), owner.id))).status).toBe(
    401,
  );
  expect((await signIn(passkey.sign(await beginSignIn(), owner.id, 7))).status).toBe(200);
  expect((await signIn(passkey.sign(await beginSignIn(), owner.id, 7))).status).toBe(401);
  expect((await signIn({ id: 'made up' })).status).toBe(401);
});

test('a password is asked for before a passkey is made', async () => {
  const owner = await newOwner();
  const refused = await owner.send('POST', `${passkeys}/options`, { password: 'not this' });
  expect(refused.status).toBe(422);
});
