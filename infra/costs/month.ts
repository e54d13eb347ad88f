import { prices } from './prices.ts';
import {
  changeNoted,
  countedView,
  dinerView,
  mailed,
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
  edgeBytes: prices.edgeGigabyte / gigabyte,
  edgeFunctionRuns: prices.edgeFunctionRun,
  bucketGets: prices.bucketGet,
  bucketPuts: prices.bucketPut,
  apiCalls: prices.apiCall,
  functionRuns: prices.functionRun,
  gigabyteSeconds: prices.functionGigabyteSecond,
  tableReads: prices.tableRead,
  tableWrites: prices.tableWrite,
  logBytes: prices.logGigabyte / gigabyte,
  traces: prices.trace,
  mails: prices.mail,
  events: prices.event,
  queueRequests: prices.queueRequest,
  deliveredBytes: prices.deliveredGigabyte / gigabyte,
  keyRequests: prices.keyRequest,
  storeReads: prices.storeRead,
};

/** What the foundation, the edge and five slices cost before anybody comes: `costs.test.ts` counts them. */
export const standing = { alarms: 139, messages: 8, dashboards: 6, keys: 1, secrets: 2 };

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
 * A year's history: per changed thing a row of half a kilobyte and one of 128 bytes (`changes-store.test.ts`), plus the
 * 100 bytes DynamoDB adds per row.
 */
const historyBytes = 12 * perRestaurant.changes * (4 / 3) * (512 + 128 + 2 * 100);

/** A restaurant's data: 60 dishes of half a kilobyte, two pages of 60 KB, fifteen photos of 800 KB in all sizes. */
const storedBytes = { table: 60 * 512 + historyBytes, bucket: 2 * 60 * 1024 + 15 * 800 * 1024 };

type Counted = [use: Use, times: number][];

const total = (all: Counted, unit: (typeof units)[number]) =>
  all.reduce((sum, [use, times]) => sum + (use[unit] ?? 0) * times, 0);

const beyond = (used: number, free: number) => Math.max(0, used - free);

/** US dollars for these uses, minus CloudFront's monthly free tier. */
export function dollarsFor(all: Counted): number {
  const { requests, functionRuns, gigabytes } = prices.edgeFree;
  const free: Use = {
    edgeRequests: requests,
    edgeFunctionRuns: functionRuns,
    edgeBytes: gigabytes * gigabyte,
  };
  return units.reduce(
    (sum, unit) => sum + beyond(total(all, unit), free[unit] ?? 0) * priceOf[unit],
    0,
  );
}

/** US dollars per million of one use, without free tiers. */
export const dollarsPerMillion = (use: Use): number =>
  units.reduce((sum, unit) => sum + (use[unit] ?? 0) * priceOf[unit], 0) * 1e6;

/** US dollars per month for this many restaurants; `scrolled` is the share of guests who do more than look. */
export function monthOf(
  restaurants: number,
  scrolled = 1,
): Record<'standing' | 'use' | 'stored' | 'firewall', number> {
  const { views, reads, changes, signIns, mails } = perRestaurant;
  const { table, bucket } = storedBytes;
  const all: Counted = [
    [dinerView, restaurants * views],
    [readView, restaurants * views * scrolled],
    [countedView(restaurants), restaurants * views],
    [ownersRead, restaurants * reads],
    [ownersChange, restaurants * changes],
    [changeNoted, restaurants * changes],
    [signIn, restaurants * signIns],
    [mailed, restaurants * mails],
    [schedules(), 1],
    [polls(), 1],
  ];
  return {
    standing: standingDollars,
    use: dollarsFor(all),
    firewall: prices.firewallMonth + total(all, 'edgeRequests') * prices.firewallRequest,
    stored:
      (restaurants / gigabyte) *
      (table *
        (prices.tableGigabyteMonth +
          prices.tableBackupGigabyteMonth +
          copies * prices.vaultGigabyteMonth) +
        bucket * prices.bucketGigabyteMonth),
  };
}
