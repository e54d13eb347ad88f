import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf } from '../stacks/slices.ts';

/** `gigabyteSeconds`: function memory times duration. */
export const units = [
  'edgeRequests',
  'edgeBytes',
  'edgeFunctionRuns',
  'bucketGets',
  'bucketPuts',
  'apiCalls',
  'functionRuns',
  'gigabyteSeconds',
  'tableReads',
  'tableWrites',
  'logBytes',
  'traces',
  'mails',
  'events',
  'queueRequests',
  'deliveredBytes',
  'keyRequests',
  'storeReads',
] as const;

/** The AWS resources one user action takes. */
export type Use = Partial<Record<(typeof units)[number], number>>;

/** The first view of a menu: `infra/bench/page-weight.test.ts` checks both figures. */
export const dinerView: Use = {
  edgeRequests: 1,
  edgeBytes: 12 * 1024,
  edgeFunctionRuns: 1,
  // A page expires after a second.
  bucketGets: 1,
};

/**
 * Scrolling or reading for some seconds: the service worker and the rest. One file for all, cached at the edge for a
 * minute.
 */
export const readView: Use = { edgeRequests: 1, edgeBytes: 11 * 1024 };

/**
 * Writes per guest, with 33 guests a day arriving at random in six hours of lunch and dinner: guests within a quarter
 * of an hour share one write, or within the time to fill a Firehose file if all restaurants are open at once
 * (`infra/edge/deliver-guests.ts`; a line takes 100 bytes gzipped, with five together).
 */
export function writesForGuest(restaurants: number): number {
  const perSecond = 1000 / 30 / (6 * 3600);
  const seconds = Math.min(900, (16 * 1024 * 1024) / 100 / (perSecond * restaurants));
  const together = perSecond * seconds;
  return (1 - Math.exp(-together)) / together;
}

/**
 * A counted page view: another edge function run, three lines in CloudFront's log (its first and last, and ours), a
 * Firehose record, billed as 5 KB, and, shared by guests who came together, a millisecond of the counter and reading
 * and writing the restaurant's day, with its publication read. Both reads are eventually consistent.
 */
export function countedView(restaurants: number): Use {
  const writes = writesForGuest(restaurants);
  return {
    edgeFunctionRuns: 1,
    logBytes: 400,
    deliveredBytes: 5 * 1024,
    gigabyteSeconds: 0.00175 * writes,
    tableReads: 2 * 0.5 * writes,
    // A day of thirty guests is below 1 KB: `guests-store.test.ts`.
    tableWrites: writes,
  };
}

/** A warm call takes 60 ms at one gigabyte, and 1 KB of logs. */
const call: Use = {
  edgeRequests: 1,
  edgeBytes: 6 * 1024,
  edgeFunctionRuns: 1,
  apiCalls: 1,
  functionRuns: 1,
  gigabyteSeconds: 0.06,
  logBytes: 1024,
  traces: 0.05,
};

/**
 * For comparison: the same page rendered on request from the table. A catalogue of 60 dishes is 30 KB, so 8 reads of 4
 * KB, plus one each for restaurant, plan and menu.
 */
export const renderedView: Use = { ...call, ...dinerView, bucketGets: 0, tableReads: 11 };

/** Session, plan and count in one request, then the owner's catalogue: measured by `infra/bench/requests`. */
export const ownersRead: Use = { ...call, tableReads: 3 + 8 };

/**
 * Seconds per publication: 65 ms of CPU on one gigabyte's share of a core (SCALE.md), plus twelve sequential table
 * requests and two to the bucket as counted by `npm run bench -- publish`, at 6 and 40 ms.
 */
const published = 0.065 + 12 * 0.006 + 2 * 0.04;

/**
 * A change (the third function is the announcer, which reads changes of items with an image): the cost of a read, and a
 * transaction of four rows (thing, count, revision, idempotency), billed twice each, with free stream reads. Then the
 * pages are published: besides the catalogue, seven rows are read (restaurants, closing, plan, email, the bulk change
 * count twice, the publication) and four written (lease taken and released, writing begun and ended). Two of three
 * objects change: the menu's page and data. An event on the bus, for webhooks, reads one row if there are none.
 */
export const ownersChange: Use = {
  ...call,
  tableReads: 3 + 8 + 8 + 7 + 1,
  tableWrites: 4 * 2 + 4,
  functionRuns: 3 + 2,
  gigabyteSeconds: 0.06 + published + 0.1,
  events: 1,
  queueRequests: 3,
  bucketPuts: 2,
  logBytes: 3 * 1024,
};

/**
 * A change recorded in the history: of three changes, two affect one thing and one affects two. Per thing: an event on
 * the bus, two rows written, and a read of the closed-account mark.
 */
export const changeNoted: Use = {
  events: 4 / 3,
  queueRequests: 4,
  functionRuns: 4 / 3,
  gigabyteSeconds: (4 / 3) * 0.05,
  tableReads: 4 / 3,
  tableWrites: (4 / 3) * 2,
  logBytes: 512,
};

const secondsOfMonth = 30 * 24 * 3600;

/** A sign-in: two token signatures, five rows read, counted and written, and the edge's page lookup. */
export const signIn: Use = {
  ...call,
  keyRequests: 2,
  storeReads: 5,
  tableReads: 8,
  tableWrites: 6,
};

/** Scheduled runs, whatever the number of restaurants: 50 ms and two reads each. */
export function schedules(): Use {
  const scheduled = slices
    .flatMap((slice) => definitionOf(slice).eventFunctions)
    .flatMap(({ wakes, memoryMb }) =>
      'everyMinutes' in wakes ? [{ every: wakes.everyMinutes * 60, memoryMb }] : [],
    );
  const sum = (of: (one: { every: number; memoryMb: number }) => number) =>
    scheduled.reduce((total, one) => total + of(one), 0);
  const runs = sum(({ every }) => secondsOfMonth / every);
  return {
    functionRuns: runs,
    gigabyteSeconds: sum(
      ({ every, memoryMb }) => (secondsOfMonth / every) * 0.05 * (memoryMb / 1024),
    ),
    tableReads: 2 * runs,
    logBytes: 512 * runs,
    traces: 0.05 * runs,
  };
}

/** One event to one listener: the event, and the queue's send, receive and delete. */
const event: Use = { events: 1, queueRequests: 3, functionRuns: 2, gigabyteSeconds: 0.1 };

/** A mail: queued in a transaction, announced, taken, sent and removed. */
export const mailed: Use = { ...event, mails: 1, tableWrites: 5 };

/**
 * A webhook message: two events (the cause, and the queueing), its row and due row in one transaction, a lease, and
 * another transaction for the outcome. Outgoing traffic is free below 100 GB a month.
 */
export const webhookSent: Use = {
  events: 2,
  queueRequests: 6,
  functionRuns: 4,
  gigabyteSeconds: 0.2,
  tableReads: 6,
  tableWrites: 9,
  logBytes: 1024,
};

/** Lambda polls each queue with five 20 s long polls, even if it is empty. */
export function polls(): Use {
  const listeners = slices
    .flatMap((slice) => definitionOf(slice).eventFunctions)
    .filter(({ wakes }) => 'onEvents' in wakes);
  return { queueRequests: (listeners.length * 5 * secondsOfMonth) / 20 };
}
