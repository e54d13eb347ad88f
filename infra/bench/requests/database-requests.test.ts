import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { routeKey } from '@menuleaf/shared/contracts/operation.ts';
import { type LocalCloud, startLocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { localOutput } from '../../build/build.ts';
import { everyCall } from '../../contracts/every-call.ts';
import { callEverything } from './call-everything.ts';
import type { Asked } from './counting-sender.ts';

/** Requests that a call may make of DynamoDB, by its method. A read: session and plan in one, and the catalogue. */
const mostOf = { GET: 2, POST: 3, PUT: 3, PATCH: 3, DELETE: 3 } as const;

/** Calls with more, or held to less, each for its reason. */
const bounds: Record<string, { most: number; because: string }> = {
  'POST /api/restaurants': { most: 2, because: 'the count tells whether there is room' },
};

const dataDir = mkdtempSync(join(tmpdir(), 'menuleaf-requests-'));
let cloud: LocalCloud;
let asked: Asked[] = [];
beforeAll(async () => {
  cloud = await startLocalCloud({ cdkOut: localOutput, port: 0, dataDir });
  asked = await callEverything(cloud);
}, 240_000);
afterAll(async () => {
  await cloud.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const caseOf = ({ route, note }: Asked) => [route, note].filter(Boolean).join(', ');

test('every call of the product is counted', () => {
  const called = new Set(asked.map(({ route }) => route));
  const missing = everyCall.map(([, call]) => routeKey(call)).filter((route) => !called.has(route));
  expect(missing).toEqual([]);
});

test('no call asks the database more often than it may', () => {
  const methods = new Map(everyCall.map(([, call]) => [routeKey(call), call.method]));
  const over = asked.filter((one) => {
    const method = methods.get(one.route) ?? 'GET';
    return one.requests > (bounds[caseOf(one)]?.most ?? mostOf[method]);
  });
  process.stdout.write(asked.map((one) => `${one.requests} ${caseOf(one)}\n`).join(''));
  expect(over.map((one) => `${one.requests} ${caseOf(one)}`)).toEqual([]);
});
