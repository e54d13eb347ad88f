import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { oliveYard } from '@menuleaf/public-menu/src/page/published-for-tests.ts';
import type { Table } from '@menuleaf/shared/server/table/table.ts';
import { isolatedTable } from '@menuleaf/shared/testing/isolated-table.ts';
import { publicMenuStore, publishedKey } from '../public-menu-store.ts';
import { countGuests } from './count-guests.ts';
import { talliesIn } from './guests-files.ts';
import { guestsStore } from './guests-store.ts';
import { Tallies } from './tally.ts';

const unpublished = { menu: null, listed: null, menu_digest: null, menu_changed_at: null };

/** A fake table of this many published restaurants that responds at once and counts requests. */
function largeTable(restaurants: readonly string[]) {
  const rows = new Map(
    restaurants.map((id) => [
      publishedKey(id).pk,
      { ...unpublished, revision: 1, restaurant: { ...oliveYard, id } },
    ]),
  );
  const asked = { reads: 0, most: 0, writes: 0, notes: 0 };
  const table: Table = {
    ...isolatedTable(),
    getSeveral: async (keys) => {
      asked.reads += 1;
      asked.most = Math.max(asked.most, keys.length);
      return keys.map(({ pk }) => rows.get(pk));
    },
    put: async () => {
      asked.writes += 1;
    },
    update: async () => {
      asked.notes += 1;
      return undefined;
    },
  };
  return { table, asked };
}

const noon = Date.parse('2026-11-22T12:00:00Z');

const counting = (table: Table) => ({
  guests: guestsStore(table),
  published: (some: readonly string[]) => publicMenuStore(table).shown(some),
  menuOf: async () => undefined,
});

test('70,000 restaurants in one file are counted, each by one write and a fiftieth of a read', async () => {
  const ids = Array.from({ length: 70_000 }, (_, at) => `r${at}`);
  const { table, asked } = largeTable(ids);
  const tallies = new Tallies();
  for (const restaurant of ids) tallies.add({ restaurant, at: noon });
  await countGuests(tallies, 'one', counting(table));
  expect(asked).toEqual({ reads: 1400, most: 100, writes: 70_000, notes: 1 });
}, 60_000);

/** A tenth of a full file, and of a million restaurants; `GUEST_LINES=1120000` is all of it, in some minutes. */
const lines = Number(process.env.GUEST_LINES ?? 112_000);
const restaurantsInAll = Math.round(lines / 1.12);
const together = 5;

/** As long as an id of a restaurant, and different for each. */
const idOf = (at: number) => `r${String(at).padStart(11, '0')}`;

/** A line as CloudWatch Logs hands it on, with the ids that it and CloudFront give it. */
function lineOf(at: number) {
  const said = { restaurant: idOf(Math.floor(Math.random() * restaurantsInAll)), direct: true };
  const guest = JSON.stringify({ ...said, language: at % 3 === 0 ? 'es' : 'en' });
  return {
    id: String(at).padStart(56, '3'),
    timestamp: noon + Math.floor((at / lines) * 870_000),
    message: `${randomBytes(41).toString('base64url')}== guest ${guest}`,
  };
}

function* batches() {
  for (let from = 0; from < lines; from += together) {
    yield gzipSync(
      JSON.stringify({
        messageType: 'DATA_MESSAGE',
        owner: '123456789012',
        logGroup: '/aws/cloudfront/function/menuleaf-example-guests',
        logStream: `IAD55-P${from % 9}/2026/11/22/E3E5D42GADAXZZ/function`,
        subscriptionFilters: ['menuleaf-example-edge-guests-lines'],
        logEvents: Array.from({ length: together }, (_, n) => lineOf(from + n)),
      }),
    );
  }
}

/** Megabytes at most while it works, and seconds. */
async function measured<Of>(work: () => Promise<Of>) {
  let mostMb = 0;
  const look = () => (mostMb = Math.max(mostMb, process.memoryUsage().rss / 1024 ** 2));
  const looks = setInterval(look, 100);
  const from = performance.now();
  const done = await work();
  clearInterval(looks);
  look();
  return { done, mostMb: Math.round(mostMb), seconds: (performance.now() - from) / 1000 };
}

test('a file of a hundred thousand lines is added up as it comes, in little memory and without a line lost', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guests-'));
  try {
    const path = join(folder, 'file');
    await pipeline(Readable.from(batches()), createWriteStream(path));
    const { size } = await stat(path);
    const before = process.memoryUsage().rss / 1024 ** 2;
    const read = await measured(() => talliesIn(createReadStream(path)));
    const { restaurants } = read.done;
    const views = restaurants.flatMap((id) => read.done.of(id).map(({ tally }) => tally.views));
    expect(views.reduce((sum, each) => sum + each, 0)).toBe(lines);
    const { table, asked } = largeTable(restaurants);
    const counted = await measured(() => countGuests(read.done, 'one', counting(table)));
    // One whose quarter of an hour is another day is none here: it is noon for all of them.
    expect(asked.writes).toBe(restaurants.length);
    const grown = Math.round(read.mostMb - before);
    console.log(
      `${lines} lines of ${restaurants.length} restaurants, ${(size / lines).toFixed(0)} bytes each: read in ${read.seconds.toFixed(1)} s ` +
        `with ${grown} MB more, counted in ${counted.seconds.toFixed(1)} s beside the table`,
    );
    expect(grown).toBeLessThan(400);
  } finally {
    await rm(folder, { recursive: true });
  }
}, 300_000);
