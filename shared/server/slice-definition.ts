import type * as z from 'zod/mini';
import type { DomainEvent } from '../contracts/events/domain-event.ts';
import type { BusinessEvent } from './log/count-business.ts';

/** Foundation outputs passed to services as variables: names, addresses and ARNs. */
export type FoundationValues = {
  tableName: string;
  passwordsTableName: string;
  historyTableName: string;
  tokenKeyArn: string;
  publicUrl: string;
  edgeSecretDigests: string;
  mailFrom: string;
  supportMail: string;
  stripeSecretArn: string;
  pagesBucket: string;
  imagesBucket: string;
};

/** Stage settings for services, besides the foundation's values. */
export type StageSettings = {
  /** Development only: webhooks may call programs on that machine. */
  webhooksToLoopback?: true;
};

/** Exactly the variables that a service parses; optional ones may be omitted. */
export type Variables<Environment extends z.ZodMiniObject> = {
  [Name in keyof z.input<Environment>]: string;
};

/** A function's permissions besides its slice's rows. */
export type Permission =
  | 'check-sessions'
  | 'sign-tokens'
  | 'keep-passwords'
  | 'read-history'
  | 'keep-history'
  | 'send-mail'
  | 'read-pages'
  | 'write-pages'
  | 'read-images'
  | 'write-images'
  | 'make-images'
  | 'read-guests'
  | 'read-payment-secret';

/** A function that is not a call: its trigger, and the customer's loss when it fails. */
export type EventFunction = {
  /** services/<slice>/functions/<entry>.ts */
  entry: string;
  wakes:
    | {
        onEvents: readonly DomainEvent[];
        /** For how long events may wait for others, to be brought ten at once; not at all, unless it is said. */
        gatherSeconds?: number;
        /** For how long events are held back before they are brought. */
        delaySeconds?: number;
      }
    | {
        /** For direct readers of the table's stream; two may, and the bus is one. */
        onChangeOf: readonly { leadingKey: string }[];
        changesAtOnce?: number;
        /** Concurrent batches per shard (AWS: 10 at most); changes of one row still arrive in order. */
        batchesAtOnce?: number;
      }
    | { onUploadUnder: string; bucket: 'images' | 'guests' }
    | {
        everyMinutes: number;
        /** Parallel runs that share the work; one by default (EventBridge: 5 at most). */
        runs?: number;
      };
  may: readonly Permission[];
  /** The rows of its own slice that it accesses; absent: all. */
  touches?: readonly { leadingKey: string }[];
  /** The rows of other slices that it reads; absent: all that its slice may. */
  reads?: readonly { leadingKey: string }[];
  customerLoses: string;
  /** Reserved concurrency, taken from the account's pool; absent: as its trigger needs. */
  reservedConcurrency?: number;
  /** 512 unless it needs more. */
  memoryMb?: number;
  timeoutSeconds: number;
  /** Packages with native code, copied beside the bundle. */
  nativePackages?: readonly string[];
  /** Packages that read their own files, also copied beside the bundle. */
  wholePackages?: readonly string[];
};

export type SliceDefinition = {
  /** Additional routes: pages that the service renders. */
  pageRoutes?: readonly `GET /${string}`[];
  variables: (from: FoundationValues, stage: StageSettings) => Record<string, string>;
  /** Calls' permissions. */
  may: readonly Permission[];
  /** Whether its calls write to the table; if not, they read. */
  callsWrite: boolean;
  /** What its calls read of the rows that other slices write; without this, all that their slice may. */
  callsRead?: readonly { leadingKey: string }[];
  /** Requests per second that its API accepts, twice that in a burst; beyond it, the API itself responds 429. */
  callsPerSecond: number;
  /** Reserved concurrency of its calls, taken from the account's pool. */
  callsAtOnce: number;
  customerLoses: string;
  /** Business metrics of its functions, for its dashboard. */
  counts?: readonly BusinessEvent[];
  eventFunctions: readonly EventFunction[];
  /** The folder of frontends/ with the slice's remote. */
  frontend: string;
  /** Browser scripts, below that folder's src/, built beside each function's bundle. One may import() earlier ones. */
  pageScripts?: readonly string[];
  /** Those that are also inlined in pages, allowed by hash in the edge's CSP. */
  inlineScripts?: readonly string[];
  /** The slice's page renderer: the hash of its build, beside each bundle, is the pages' version. */
  pageRenderer?: string;
  /** Files of packages, copied beside each function's bundle: fonts of its pages. */
  pageFaces?: readonly string[];
};

/** The variables of every service. */
export const commonVariables = (from: FoundationValues) => ({
  TABLE_NAME: from.tableName,
  TOKEN_KEY_ID: from.tokenKeyArn,
  PUBLIC_URL: from.publicUrl,
  EDGE_SECRET_DIGESTS: from.edgeSecretDigests,
});
