/** US dollars per unit in us-east-1, on demand, AWS list prices of 2026. No free tiers except CloudFront's. */
export const prices = {
  edgeRequest: 1e-6,
  edgeFunctionRun: 0.1e-6,
  /** To the internet: in the first ten terabytes of a month, the next forty, the next hundred, and what comes then. */
  edgeGigabyteSteps: [
    { upTo: 10 * 1024, each: 0.085 },
    { upTo: 50 * 1024, each: 0.08 },
    { upTo: 150 * 1024, each: 0.06 },
    { upTo: Infinity, each: 0.04 },
  ],
  /** Free per month. */
  edgeFree: { requests: 10e6, functionRuns: 2e6, gigabytes: 1024 },
  bucketGet: 0.4e-6,
  bucketPut: 5e-6,
  bucketGigabyteMonth: 0.023,
  /** Glacier Instant Retrieval. */
  archiveGigabyteMonth: 0.004,
  apiCall: 1e-6,
  functionRun: 0.2e-6,
  /** An arm64 function: per gigabyte-second. */
  functionGigabyteSecond: 13.3334e-6,
  /** A consistent read, up to 4 KB. */
  tableRead: 0.125e-6,
  /** A write, up to 1 KB. */
  tableWrite: 0.625e-6,
  /** The same in each second of an hour, for who says how much a table may do. */
  tableReadHour: 0.00013,
  tableWriteHour: 0.00065,
  seldomWriteHour: 0.00081,
  /** The same of a table that is seldom read, and what it keeps. */
  seldomWrite: 0.78e-6,
  seldomGigabyteMonth: 0.1,
  tableGigabyteMonth: 0.25,
  /** Point-in-time recovery. */
  tableBackupGigabyteMonth: 0.2,
  /** A copy in AWS Backup's vault. */
  vaultGigabyteMonth: 0.1,
  logGigabyte: 0.5,
  trace: 5e-6,
  mail: 0.1e-3,
  /** A custom event bus. */
  event: 1e-6,
  queueRequest: 0.4e-6,
  /** By Firehose. */
  deliveredGigabyte: 0.029,
  /** WAF's ACL with its one rule, and each inspected request. */
  firewallMonth: 6,
  firewallRequest: 0.6e-6,
  /** A signature with an elliptic-curve key. */
  keyRequest: 15e-6,
  /** The edge functions' key-value store. */
  storeRead: 0.03e-6,
  keyMonth: 1,
  secretMonth: 0.4,
  alarmMonth: 0.1,
  /** A composite alarm. */
  messageMonth: 0.5,
  dashboardMonth: 3,
} as const;
