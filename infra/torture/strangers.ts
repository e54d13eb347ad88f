import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { array, asyncProperty, check, constantFrom, integer, nat, record } from 'fast-check';
import {
  type Answer,
  newOwner,
  postFrom,
  send,
  someAddress,
  type TestOwner,
  waitUntil,
} from '@menuleaf/shared/testing/api.ts';
import type { Suite } from './suite.ts';

type Bot = (victim: TestOwner, address: string) => Promise<Answer>;

const message = { name: 'Bot', subject: 'Buy', message: 'Cheap figs', inquiryType: 'general' };

/** Attacks by bots. */
const bots = {
  guess: ({ email: username }, address) =>
    postFrom(address, '/api/auth/login', { username, password: 'a guess' }),
  'ask for a link': ({ email }, address) =>
    postFrom(address, '/api/auth/forgot-password', { email }),
  'make up a link': (_victim, address) =>
    postFrom(address, '/api/auth/reset-password', {
      token: 'x'.repeat(43),
      password: 'plum sorbet',
    }),
  'take the address': ({ email, password }, address) =>
    postFrom(address, '/api/auth/register', { email, password, full_name: 'Bot' }),
  write: ({ email }, address) => postFrom(address, '/api/contact', { ...message, email }),
} satisfies Record<string, Bot>;
type Deed = keyof typeof bots;

const raids = array(
  record({
    deed: constantFrom<Deed>(
      'guess',
      'ask for a link',
      'make up a link',
      'take the address',
      'write',
    ),
    address: nat(2),
    times: integer({ min: 1, max: 14 }),
  }),
  { minLength: 1, maxLength: 6 },
);

/** How many of each pass per window: in total, or per address. */
const most = { guesses: 10, links: 3, messages: 10 };

const known = [201, 204, 400, 401, 409, 422, 429];

type Done = { deed: Deed; address: string; answer: Answer };
const passed = (done: readonly Done[], deed: Deed, address?: string) =>
  done.filter(
    (one) =>
      one.deed === deed &&
      one.answer.status !== 429 &&
      (address === undefined || one.address === address),
  ).length;

const linksTo = async (email: string): Promise<number> => {
  const { json }: { json: { to: string[]; subject: string }[] } = await send(
    'GET',
    '/__local/mail.json',
  );
  return json.filter(({ to, subject }) => to.includes(email) && subject.startsWith('Reset')).length;
};

const cookieOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

export const strangers: Suite = {
  tries: { few: 3, many: 1000 },
  attack: (tries) =>
    check(
      asyncProperty(raids, async (raid) => {
        const victim = await newOwner();
        const { email, password } = victim;
        const home = someAddress();
        const signIn = { username: email, password };
        const cookie = cookieOf(await postFrom(home, '/api/auth/login', signIn));
        const addresses = [someAddress(), someAddress(), someAddress()];
        const calls = raid.flatMap(({ deed, address: at, times }) =>
          Array.from({ length: times }, async (): Promise<Done> => {
            const address = addresses[at] ?? home;
            return { deed, address, answer: await bots[deed](victim, address) };
          }),
        );
        const done = await Promise.all(calls);
        for (const { answer } of done) {
          ok(known.includes(answer.status), `${answer.status} ${answer.text.slice(0, 200)}`);
          if (answer.status === 429) ok(Number(answer.headers.get('retry-after')) > 0);
        }
        ok(passed(done, 'guess') <= most.guesses, 'more guesses than a window has');
        for (const address of addresses) {
          ok(passed(done, 'write', address) <= most.messages, 'more messages than a window has');
        }
        const taken = done.filter(
          ({ deed, answer }) => deed === 'take the address' && answer.status < 300,
        );
        deepStrictEqual(taken, []);
        const links = Math.min(most.links, passed(done, 'ask for a link'));
        equal(
          await waitUntil(
            () => linksTo(email),
            (count) => count >= links,
          ),
          links,
        );
        const back = await postFrom(home, '/api/auth/login', signIn, { cookie });
        equal(back.status, 200, `The owner is kept out: ${back.text}`);
        const guest = await postFrom(someAddress(), '/api/contact', { ...message, email });
        equal(guest.status, 201, `A guest is kept out: ${guest.text}`);
      }),
      { ...tries, endOnFailure: tries.path === undefined },
    ),
};
