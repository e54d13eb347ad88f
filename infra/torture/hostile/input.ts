import { fail, ok } from 'node:assert/strict';
import {
  type Arbitrary,
  array,
  asyncProperty,
  check,
  constantFrom,
  nat,
  option,
  record,
  anything,
  oneof,
  string,
} from 'fast-check';
import * as z from 'zod/mini';
import type { Operation } from '@menuleaf/shared/contracts/operation.ts';
import type { Answer } from '@menuleaf/shared/testing/api.ts';
import { callWith, everyCall, problemWith } from '../../contracts/every-call.ts';
import { type Path, withAt } from '../../contracts/sample-body.ts';
import { bodyFor, idIn, createResources, type OwnedResources } from '../owned-resources.ts';
import type { Suite } from '../suite.ts';

/** Known to break databases, keys, mails, pages, spreadsheets and terminals. */
const texts = [
  '',
  ' ',
  '\uD800',
  'a\uDC00b',
  'a\u0000b',
  'a\u001Bb',
  'a\u202Eb',
  '\u200B\u2060',
  'a\r\nBcc: b@example.com',
  'x'.repeat(65),
  'x'.repeat(3000),
  'é'.repeat(10_001),
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'a#b|c%00',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR '1'='1",
  '${7*7}{{7*7}}<%= 7*7 %>',
  '=HYPERLINK("http://example.com")',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//example.com',
  'http://[::1]:0/',
  'https://user:password@example.com/',
  'https://例え.テスト/\u2028',
  '\u2028\u2029',
  'ﷺ'.repeat(200),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍'.repeat(20),
  '2026-02-30T25:61:61Z',
  '0000-00-00',
  '99:99',
  'NaN',
  '1e999',
  '-0',
  '0x10',
  '1,234.50',
  '٣',
] as const;

const others = [
  null,
  true,
  false,
  0,
  -1,
  -0,
  0.1 + 0.2,
  1e-300,
  1e308,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [[]],
  [null],
  { length: 1 },
  { toString: 'x' },
  JSON.parse('{"__proto__":{"is":1}}'),
  Array.from({ length: 1001 }, () => 'x'),
  Array.from({ length: 300 }, () => ({})),
] as const;

/** A JSON value that no form sends. */
const hostileValue: Arbitrary<unknown> = oneof(
  { weight: 5, arbitrary: constantFrom<unknown>(...texts) },
  { weight: 3, arbitrary: constantFrom<unknown>(...others) },
  { weight: 1, arbitrary: string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: anything({ maxDepth: 3, withNullPrototype: true }) },
);

/** Invalid JSON, or JSON that parsers disagree on. */
const hostileBody: Arbitrary<string> = constantFrom(
  '',
  '{',
  '{"name": ',
  'name=x',
  '[]',
  'null',
  '7',
  '{"name":"a","name":"b"}',
  '{"price":1e999}',
  '{"price":-1e-999}',
  '{"__proto__":{"access":"owner"}}',
  '\uFEFF{"name":"a"}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
);

/** These end the session or the access to the things. */
const ends = ['logout', 'deleteAccount', 'changePassword', 'changeEmail', 'resetPassword'];

/** Every location in a body, nested and whole. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const steps = Object.entries(value).flatMap(([step, inner]) =>
    placesIn(inner, [...at, Array.isArray(value) ? Number(step) : step]),
  );
  return at.length === 0 ? steps : [at, ...steps];
}

type Change = { place: number; value: unknown };
type Case = {
  call: string;
  changes: Change[];
  body: string | null;
  param: unknown;
  query: unknown;
};

const cases: Arbitrary<Case> = record({
  call: constantFrom(...everyCall.map(([name]) => name)),
  changes: array(record({ place: nat(60), value: hostileValue }), { maxLength: 3 }),
  body: option(hostileBody, { freq: 12 }),
  param: option(hostileValue, { freq: 8 }),
  query: option(hostileValue, { freq: 3 }),
});

const encoded = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // CloudFront accepts URLs up to 8,192 bytes; a lone surrogate is sent as the bytes some libraries produce.
  return text.isWellFormed() ? encodeURIComponent(text).slice(0, 2000) : '%ED%A0%80';
};

function changed(sample: unknown, changes: readonly Change[]): unknown {
  const places = placesIn(sample);
  return changes.reduce((body, { place, value }) => {
    const at = places[place % places.length];
    try {
      return at === undefined ? body : withAt(body, at, value);
    } catch {
      // An earlier change removed the location.
      return body;
    }
  }, sample);
}

const withTimeout = async (answer: Promise<Answer>): Promise<Answer> => {
  const late = AbortSignal.timeout(30_000);
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(new Error('No answer within 30 s')));
    }),
  ]);
};

/** What is wrong with an answer; undefined if nothing is. */
function wrongWith(call: Operation, answer: Answer): string | undefined {
  const { status, json, text } = answer;
  if (status >= 400) return problemWith(answer);
  if (status === 204) return text === '' ? undefined : 'a body where there is none';
  const parsed = z.safeParse(call.reply, json);
  return parsed.success ? undefined : `not what the contract answers: ${parsed.error.message}`;
}

/** Parts of the hostile texts: pages must escape them. */
const marks = ['<script>alert(1)', '<img src=x'];

function mustBeHarmless(page: string) {
  for (const mark of marks) ok(!page.includes(mark), `on the page stands ${mark}`);
  for (const [, data = ''] of page.matchAll(
    /<script type="application\/[^>]*json"[^>]*>(.*?)<\/script>/gs,
  ))
    JSON.parse(data);
}

/** Accepted input must not break its readers. False if the things are legitimately gone. */
async function readsBack({ owner, menu, restaurant }: OwnedResources): Promise<boolean> {
  const paths = ['/api/overview', '/api/auth/me/export', `/api/menus/${menu}/content`];
  const pages = [`/restaurant/${restaurant}`, `/restaurant/${restaurant}/menu`];
  const read = (path: string) => owner.send('GET', path);
  const answers = await Promise.all([...paths, ...pages].map(read));
  for (const { status, text } of answers) {
    ok(status < 500, `then it could not be read: ${status} ${text.slice(0, 300)}`);
  }
  for (const { text } of answers.slice(paths.length)) mustBeHarmless(text);
  return answers.slice(0, paths.length).every(({ status }) => status === 200);
}

export const input: Suite = {
  tries: { few: 400, many: 100_000 },
  attack: (tries) => {
    const calls = new Map(everyCall);
    let things: OwnedResources | undefined;
    return check(
      asyncProperty(cases, async ({ call: name, changes, body, param, query }) => {
        const call = calls.get(name) ?? fail(name);
        things ??= await createResources();
        const sample = bodyFor(call, things);
        const fields = Object.keys(call.query?.shape ?? {});
        const answer = await withTimeout(
          callWith(things.owner, call, {
            params: param === null ? idIn(call, things) : encoded(param) || 'none',
            query: query === null ? '' : `?${fields[0] ?? 'unknown'}=${encoded(query)}`,
            ...(call.method !== 'GET' && { body: body ?? changed(sample, changes) }),
          }),
        );
        const wrong = wrongWith(call, answer);
        const isTaken = answer.status < 300 && call.method !== 'GET';
        if (isTaken && ends.includes(name)) things = undefined;
        else if (isTaken && !(await readsBack(things))) things = undefined;
        if (wrong !== undefined) fail(`${call.method} ${call.path}: ${wrong}`);
      }),
      { ...tries, endOnFailure: false },
    );
  },
};
