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
} from 'fast-check';
import * as z from 'zod/mini';
import type { Operation } from '@menuleaf/shared/contracts/operation.ts';
import type { Answer } from '@menuleaf/shared/testing/api.ts';
import { callWith, everyCall, problemWith } from '../../contracts/every-call.ts';
import { type Path, withAt } from '../../contracts/sample-body.ts';
import { hostileBody, hostileValue } from './hostile-values.ts';
import { bodyFor, idIn, createResources, type OwnedResources } from '../owned-resources.ts';
import type { Suite } from '../suite.ts';

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
  holds: 'Whatever a call is sent, it answers by its contract or refuses in words, and in time.',
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
