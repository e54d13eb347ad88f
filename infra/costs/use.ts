import { slices } from '@menuleaf/shared/contracts/slices.ts';
import { definitionOf, usualMemoryMb } from '../stacks/slices.ts';

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
  'historyWrites',
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

/** The first view of a menu: `infra/bench/page-weight.long.test.ts` checks both figures. */
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

/** Lines of guests that CloudWatch Logs packs together: one where few come, five where those of a million restaurants do. */
const linesTogether = (restaurants: number) => Math.min(5, Math.max(1, restaurants / 200_000));

/** Of a line, packed with others: 348 alone, 119 of five (`count-at-scale.long.test.ts` prints it), 76 of twenty. */
const packedBytes = (together: number) => 62 + 286 / together;

/**
 * Of a restaurant's guests, thirty-three a day in the six hours of lunch and dinner, how many writes each takes, if they come
 * by chance: those of a quarter of an hour are one, or of the time in which a file of Firehose is full, where all restaurants
 * are open at once (`infra/edge/deliver-guests.ts`).
 */
export function writesForGuest(restaurants: number): number {
  const perSecond = 1000 / 30 / (6 * 3600);
  const bytes = packedBytes(linesTogether(restaurants));
  const seconds = Math.min(900, (128 * 1024 * 1024) / bytes / (perSecond * restaurants));
  const together = perSecond * seconds;
  return (1 - Math.exp(-together)) / together;
}

/**
 * A page that is counted for its owner: another run at the edge, three lines of CloudFront's log (its first and last, and
 * ours), its part of a record of Firehose, which takes each for 5 KB, a millisecond of the counter, and the day of the restaurant
 * read and written with what else is published of it, for those who came together. Both reads may be a second old.
 */
export function countedView(restaurants: number): Use {
  const writes = writesForGuest(restaurants);
  return {
    edgeFunctionRuns: 1,
    logBytes: 400,
    deliveredBytes: (5 * 1024) / linesTogether(restaurants),
    gigabyteSeconds: 0.00175 * writes,
    tableReads: 2 * 0.5 * writes,
    // A day of thirty guests is below 1 KB: `guests-store.test.ts`.
    tableWrites: writes,
  };
}

/**
 * A warm call takes 60 ms of its gigabyte at most, and its line of the log (`log.test.ts`) and its API's half a kilobyte, with
 * the 26 bytes that CloudWatch takes each for beyond that.
 */
const call: Use = {
  edgeRequests: 1,
  edgeBytes: 6 * 1024,
  edgeFunctionRuns: 1,
  apiCalls: 1,
  functionRuns: 1,
  gigabyteSeconds: 0.06,
  logBytes: 576,
  traces: 0.05,
};

/**
 * For comparison: the same page rendered on request from the table. A catalogue of 60 dishes is 30 KB, so 8 reads of 4
 * KB, plus one each for restaurant, plan and menu.
 */
export const renderedView: Use = { ...call, ...dinerView, bucketGets: 0, tableReads: 11 };

/**
 * Session, plan and count in one request, then the owner's catalogue: `infra/bench/requests` holds the number. It takes 9 ms
 * of a core (`npm run bench -- calls`), of which a gigabyte has 0.58, and waits twice for the table.
 */
export const ownersRead: Use = { ...call, tableReads: 3 + 8, gigabyteSeconds: 0.03 };

/**
 * Seconds of a publication: 65 ms of the part of a core that a gigabyte has (SCALE.md), and one after another the twelve
 * requests of the table that `npm run bench -- publish` counts, at 6 ms, and the two of the bucket beside each other
 * (`publish-one.ts`), at 40 ms.
 */
const published = 0.065 + 12 * 0.006 + 0.04;

/** Rows of a change: of three, two are of one thing and one is of two. */
const rowsPerChange = 4 / 3;

/**
 * A change: what a read takes, and a transaction of its things, of the owner's row with revision and counts, and of the
 * row by which the call is known when it comes again; each is written twice, as transactions are, and read by the stream
 * for nothing. Then the owner's pages are published: beside the catalogue, eight rows are read (restaurants, closing,
 * plan, email, webhooks, the count of large changes twice, what was published), and four written (the turn is taken and
 * ended, writing is begun and ended). Of the three objects the page of the menu and its data change. The third function
 * is the announcer. That it is published is told only to who waits for it with a webhook.
 */
export const ownersChange: Use = {
  ...call,
  tableReads: 3 + 8 + 8 + 8,
  // What is noted of pages is a row of some two kilobytes (`awaited.api.long.test.ts`), written at both ends.
  tableWrites: (rowsPerChange + 2) * 2 + 2 + 2 * 2,
  functionRuns: 3,
  gigabyteSeconds: 0.06 + published + 0.05,
  bucketPuts: 2,
  // The call's, and a line by which published menus are counted.
  logBytes: 1024,
};

const secondsOfMonth = 30 * 24 * 3600;

/** Queues of Lambda, of which each is asked by five long polls of 20 s, whether something comes or not. */
const pollers = 5;

/** Events that a poller of the history brings together: as many as come in two seconds (`services/catalogue/slice.ts`), ten at most. */
const noticesTogether = (restaurants: number) => {
  const perSecond = (restaurants * 60 * rowsPerChange) / secondsOfMonth;
  return Math.min(10, Math.max(1, (perSecond * 2) / pollers));
};

/**
 * A change is written down for the history. Each thing is told on the bus and sent to a queue by itself, and fetched and
 * taken off it with others; two rows are written and the account is looked for among the closed ones.
 */
export function changeNoted(restaurants: number): Use {
  const together = noticesTogether(restaurants);
  return {
    events: rowsPerChange,
    queueRequests: rowsPerChange * (1 + 2 / together),
    functionRuns: rowsPerChange / together,
    // Waiting for the table is shared, work is not.
    gigabyteSeconds: rowsPerChange * (0.045 / together + 0.005),
    tableReads: rowsPerChange,
    historyWrites: rowsPerChange * 2,
  };
}

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
    .flatMap(({ wakes, memoryMb = usualMemoryMb }) =>
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
export const oneMail: Use = { ...event, mails: 1, tableWrites: 5 };

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

export function polls(): Use {
  const listeners = slices
    .flatMap((slice) => definitionOf(slice).eventFunctions)
    .filter(({ wakes }) => 'onEvents' in wakes);
  return { queueRequests: (listeners.length * pollers * secondsOfMonth) / 20 };
}
