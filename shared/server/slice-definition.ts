import type * as z from 'zod/mini';
import type { DomainEvent } from '../contracts/events/domain-event.ts';
import type { BusinessEvent } from './log/count-business.ts';

/** What the foundation hands to a service as a variable: names, addresses and ARNs. */
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

/** What a stage sets for services, beside what the foundation hands on. */
export type StageSettings = {
  /** On a developer's machine alone: webhooks may lead to programs of that machine. */
  webhooksToLoopback?: true;
};

/** Exactly the variables that a service parses; an optional one may stay out. */
export type Variables<Environment extends z.ZodMiniObject> = {
  [Name in keyof z.input<Environment>]: string;
};

/** What a function may do beside its slice's part of the table. */
export type Permission =
  | 'check-sessions'
  | 'sign-tokens'
  | 'keep-passwords'
  | 'read-history'
  | 'keep-history'
  | 'send-mail'
  | 'read-pages'
  | 'write-pages'
  | 'write-images'
  | 'make-images'
  | 'read-guests'
  | 'read-payment-secret';

/** A function that is not a call: what wakes it, and what the customer loses when it fails. */
export type EventFunction = {
  /** services/<slice>/functions/<entry>.ts */
  entry: string;
  wakes:
    | {
        onEvents: readonly DomainEvent[];
        /** For how long events may wait for others, to be brought ten at once; not at all, unless it is said. */
        gatherSeconds?: number;
      }
    | {
        /** For who reads the table's stream itself; two may, and the bus is one of them. */
        onChangeOf: readonly { leadingKey: string }[];
        changesAtOnce?: number;
        /** Batches of one shard at once (AWS: 10 at most); what changes one row comes in order all the same. */
        batchesAtOnce?: number;
      }
    | { onUploadUnder: string; bucket: 'images' | 'guests' }
    | {
        everyMinutes: number;
        /** How many runs begin each time, which share the work; one, unless it is said (EventBridge: 5 at most). */
        runs?: number;
      };
  may: readonly Permission[];
  /** What it touches of the rows that its slice writes; without this, all of them. */
  touches?: readonly { leadingKey: string }[];
  /** What it reads of the rows that other slices write; without this, all that its slice may. */
  reads?: readonly { leadingKey: string }[];
  customerLoses: string;
  /** How many may run at once, which are kept from the other functions of the account; without it, as what wakes it needs. */
  reservedConcurrency?: number;
  memoryMb: number;
  timeoutSeconds: number;
  /** Packages with native code, copied beside the bundle. */
  nativePackages?: readonly string[];
  /** Packages that read files of their own, copied beside the bundle as well. */
  wholePackages?: readonly string[];
};

export type SliceDefinition = {
  /** Routes beside the contract's: pages that the service renders. */
  pageRoutes?: readonly `GET /${string}`[];
  variables: (from: FoundationValues, stage: StageSettings) => Record<string, string>;
  /** What its calls may do. */
  may: readonly Permission[];
  /** Whether its calls write into the table; without it they read. */
  callsWrite: boolean;
  /** What its calls read of the rows that other slices write; without this, all that their slice may. */
  callsRead?: readonly { leadingKey: string }[];
  /** What its API takes in a second, and twice that in a burst; what goes beyond is answered 429 by the API itself. */
  callsPerSecond: number;
  /** How many of its calls may run at once, which are kept from the other functions of the account. */
  callsAtOnce: number;
  customerLoses: string;
  /** What of the business its functions count, for its dashboard. */
  counts?: readonly BusinessEvent[];
  eventFunctions: readonly EventFunction[];
  /** The folder of frontends/ that holds the slice's remote. */
  frontend: string;
  /**
   * Scripts for browsers, below that folder's src/, built beside each function's bundle. One may import() those before it.
   */
  pageScripts?: readonly string[];
  /** Those of them that also stand in pages, where the edge's policy knows each by its text. */
  inlineScripts?: readonly string[];
  /** The module of the slice that renders its pages: the hash of its build, beside each bundle, is their version. */
  pageRenderer?: string;
  /** Files of packages, copied beside each function’s bundle: faces that its pages are set in. */
  pageFaces?: readonly string[];
};

/** The variables of every service. */
export const commonVariables = (from: FoundationValues) => ({
  TABLE_NAME: from.tableName,
  TOKEN_KEY_ID: from.tokenKeyArn,
  PUBLIC_URL: from.publicUrl,
  EDGE_SECRET_DIGESTS: from.edgeSecretDigests,
});
