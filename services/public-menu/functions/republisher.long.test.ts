import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getUntil, newOwner, origin, send, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { runSchedule } from '@menuleaf/shared/testing/run-schedule.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import { pagesStore } from '../pages/pages-store.ts';
import { variableOf } from '@menuleaf/shared/testing/variable-of.ts';
import { parts } from '@menuleaf/shared/server/table/hash-parts.ts';
import { notePages } from '../publishing/published-pages-store.ts';
import { republishStore } from '../publishing/republish-store.ts';
import { retriesStore } from '../publishing/retries-store.ts';
const retries = retriesStore(table);
const queue = republishStore(table);
const bucket = pagesStore(variableOf('PAGES_BUCKET'));

const textOf = async (path: string) => (await send('GET', path)).text;
const says = (path: string, words: string) => getUntil(path, ({ text }) => text.includes(words));

/** An owner with a published restaurant, and the path of its page. */
async function published(name: string) {
  const owner = await newOwner();
  const { json: restaurant } = await owner.send('POST', '/api/restaurants', { name });
  const path = `/restaurant/${restaurant.id}`;
  await says(path, name);
  return { owner, id: String(restaurant.id), path };
}

/** Replaces the restaurant's page with one from an earlier version. */
async function makeOld(path: string) {
  const key = path.slice(1);
  const old = { body: 'The old look', contentType: 'text/html; charset=utf-8' };
  await bucket.replace(key, await bucket.etag(key), old);
  await getUntil(path, ({ text }) => text === old.body);
}

const isFinished = ({ finished_at }: { finished_at: string | null }) => finished_at !== null;
/** Waits until every part is done, long enough ago that no run is still active. */
const allDone = () =>
  waitUntil(
    async () => [...(await queue.state()).parts.values()],
    (all) => all.length === parts.length && all.every(isFinished),
  );

test('after a deployment that changes the page, every page is made anew, once', async () => {
  const { owner, id, path } = await published('Fig Tree');
  expect((await runSchedule('republisher')).status).toBe(200);
  await allDone();
  await makeOld(path);
  const old = { restaurant_id: id, owner_id: owner.id, page_version: 'earlier' };
  await table.transact([notePages(old)]);
  // An unchanged build rebuilds nothing, whatever is there.
  expect((await runSchedule('republisher')).status).toBe(200);
  expect(await textOf(path)).toBe('The old look');

  // The state after an earlier deployment.
  for (const part of await allDone()) {
    await queue.note(part, { ...part, job: 'earlier', lease: part.lease + 1 });
  }
  expect((await runSchedule('republisher')).status).toBe(200);
  await says(path, 'Fig Tree');
  await allDone();
  const etag = await bucket.etag(path.slice(1));
  expect((await runSchedule('republisher')).status).toBe(200);
  expect(await bucket.etag(path.slice(1))).toBe(etag);
});

test('npm run republish has every page made anew, and tells how far it is', async () => {
  const { path } = await published('Medlar Hall');
  await makeOld(path);
  const { port } = new URL(origin);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['infra/deploy/republish.ts', '--stage', 'local'],
    {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, NODE_OPTIONS: '', PORT: port },
    },
  );
  expect(stdout).toContain('16 of 16 parts');
  await says(path, 'Medlar Hall');
});

test('what could not be published is published by itself later', async () => {
  const { owner, path } = await published('Quince Court');
  await makeOld(path);
  await retries.note(owner.id, new Set(), new Date());
  expect((await runSchedule('republisher')).status).toBe(200);
  await says(path, 'Quince Court');
  const left = await retries.due(new Date(Date.now() + 86_400_000));
  expect(left.map(({ owner_id }) => owner_id)).not.toContain(owner.id);
});

test('an owner whose pages cannot be made is tried again, less and less often, and holds up nobody', async () => {
  const broken = await published('Broken Arms');
  const other = await published('Fennel Yard');
  // Unpublishable: it has neither name nor price.
  const poison = rowKey(keys.item)(broken.owner.id, 'poison');
  const mine = async (now: Date) =>
    (await retries.due(now)).find(({ owner_id }) => owner_id === broken.owner.id);
  await table.put(poison);
  await waitUntil(() => mine(new Date()));
  const from = performance.now();
  await other.owner.send('PUT', `/api/restaurants/${other.id}`, { name: 'Fennel Garden' });
  await says(other.path, 'Fennel Garden');
  // Retrying the broken owner takes 44 s.
  expect(performance.now() - from).toBeLessThan(20_000);

  // The run reports it.
  expect((await runSchedule('republisher')).text).toContain(broken.owner.id);
  expect(await mine(new Date())).toBeUndefined();
  expect(await mine(new Date(Date.now() + 3_600_000))).toMatchObject({ attempts: 1 });
  await table.delete(poison);
  const left = await mine(new Date(Date.now() + 3_600_000));
  if (left) await retries.end(left);
});
