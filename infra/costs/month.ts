import { prices } from './prices.ts';
import {
  changeNoted,
  countedView,
  dinerView,
  oneMail,
  ownersChange,
  ownersRead,
  polls,
  readView,
  schedules,
  signIn,
  type Use,
  units,
} from './use.ts';

const gigabyte = 1024 ** 3;

const priceOf: Required<Use> = {
  edgeRequests: prices.edgeRequest,
  edgeBytes: prices.edgeGigabyteSteps[0].each / gigabyte,
  edgeFunctionRuns: prices.edgeFunctionRun,
  bucketGets: prices.bucketGet,
  bucketPuts: prices.bucketPut,
  apiCalls: prices.apiCall,
  functionRuns: prices.functionRun,
  gigabyteSeconds: prices.functionGigabyteSecond,
  tableReads: prices.tableRead,
  tableWrites: prices.tableWrite,
  historyWrites: prices.seldomWrite,
  logBytes: prices.logGigabyte / gigabyte,
  traces: prices.trace,
  mails: prices.mail,
  events: prices.event,
  queueRequests: prices.queueRequest,
  deliveredBytes: prices.deliveredGigabyte / gigabyte,
  keyRequests: prices.keyRequest,
  storeReads: prices.storeRead,
};

/** What the foundation, the edge and five slices cost before anybody comes: `costs.long.test.ts` counts them. */
export const standing = { alarms: 147, messages: 8, dashboards: 6, keys: 1, secrets: 2 };

const standingDollars =
  standing.alarms * prices.alarmMonth +
  standing.messages * prices.messageMonth +
  standing.dashboards * prices.dashboardMonth +
  standing.keys * prices.keyMonth +
  standing.secrets * prices.secretMonth;

/** An owner's monthly usage, as assumed in COSTS.md. */
export const perRestaurant = { views: 1000, reads: 120, changes: 60, signIns: 4, mails: 1 };

/** Table backups in the vault: one a night, for four days (infra/stacks/backups.ts). */
const copies = 4;

/**
 * A year's history: for each changed thing a row of 240 to 352 bytes, by what was changed, and one of 96
 * (`changes-store.test.ts`), and the 100 bytes that DynamoDB takes each row for beyond what it holds.
 */
const historyBytes = 12 * perRestaurant.changes * (4 / 3) * (288 + 96 + 2 * 100);

/** A restaurant at rest: 60 dishes of half a kilobyte, two pages of 60 KB, fifteen photos in all sizes and as they were cropped from. */
const storedBytes = {
  table: 60 * 512,
  bucket: 2 * 60 * 1024 + 15 * 535 * 1024,
  archive: 15 * 265 * 1024,
};

type Counted = [use: Use, times: number][];

const total = (all: Counted, unit: (typeof units)[number]) =>
  all.reduce((sum, [use, times]) => sum + (use[unit] ?? 0) * times, 0);

const beyond = (used: number, free: number) => Math.max(0, used - free);

/** What the edge sends, by the steps of its price, without what is free: that is of the first. */
function edgeBytesDollars(bytes: number): number {
  const used = bytes / gigabyte;
  let from: number = prices.edgeFree.gigabytes;
  let dollars = 0;
  for (const { upTo, each } of prices.edgeGigabyteSteps) {
    dollars += beyond(Math.min(used, upTo), from) * each;
    from = upTo;
  }
  return dollars;
}

/** How a table is paid for: by each read and write, or by the hour for as many as there may be in a second. */
export type Capacity = 'on demand' | 'by the hour';

/** Of what is there by the hour, the part that is used: its target is 70 %, and the load of a day goes up and down. */
const usedOfCapacity = 0.5;
const byTheHour = (unitHour: number) => unitHour / 3600 / usedOfCapacity;

const pricesWith = (capacity: Capacity): Required<Use> =>
  capacity === 'on demand'
    ? priceOf
    : {
        ...priceOf,
        tableReads: byTheHour(prices.tableReadHour),
        tableWrites: byTheHour(prices.tableWriteHour),
        historyWrites: byTheHour(prices.seldomWriteHour),
      };

/** US dollars for these uses, minus CloudFront's monthly free tier. */
export function dollarsFor(all: Counted, capacity: Capacity): number {
  const { requests, functionRuns } = prices.edgeFree;
  const free: Use = { edgeRequests: requests, edgeFunctionRuns: functionRuns };
  const each = pricesWith(capacity);
  return units.reduce(
    (sum, unit) =>
      sum +
      (unit === 'edgeBytes'
        ? edgeBytesDollars(total(all, unit))
        : beyond(total(all, unit), free[unit] ?? 0) * each[unit]),
    0,
  );
}

/** US dollars per million of one use, without free tiers. */
export const dollarsPerMillion = (use: Use): number =>
  units.reduce((sum, unit) => sum + (use[unit] ?? 0) * priceOf[unit], 0) * 1e6;

type Assumed = {
  /** The part of the guests who do more than to look. */
  scrolled?: number;
  capacity?: Capacity;
};

/** US dollars of a month with so many restaurants. */
export function monthOf(
  restaurants: number,
  { scrolled = 1, capacity = 'on demand' }: Assumed = {},
): Record<'standing' | 'use' | 'stored' | 'firewall', number> {
  const { views, reads, changes, signIns, mails } = perRestaurant;
  const { table, bucket, archive } = storedBytes;
  const all: Counted = [
    [dinerView, restaurants * views],
    [readView, restaurants * views * scrolled],
    [countedView(restaurants), restaurants * views],
    [ownersRead, restaurants * reads],
    [ownersChange, restaurants * changes],
    [changeNoted(restaurants), restaurants * changes],
    [signIn, restaurants * signIns],
    [oneMail, restaurants * mails],
    [schedules(), 1],
    [polls(), 1],
  ];
  return {
    standing: standingDollars,
    use: dollarsFor(all, capacity),
    firewall: prices.firewallMonth + total(all, 'edgeRequests') * prices.firewallRequest,
    stored:
      (restaurants / gigabyte) *
      (table *
        (prices.tableGigabyteMonth +
          prices.tableBackupGigabyteMonth +
          copies * prices.vaultGigabyteMonth) +
        historyBytes * (prices.seldomGigabyteMonth + prices.tableBackupGigabyteMonth) +
        bucket * prices.bucketGigabyteMonth +
        archive * prices.archiveGigabyteMonth),
  };
}
