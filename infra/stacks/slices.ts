import type * as z from 'zod';
import { uploadsPrefix } from '@menuleaf/shared/menu/images.ts';
import { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { publicMenuContract } from '@menuleaf/shared/contracts/public-menu.ts';
import { supportContract } from '@menuleaf/shared/contracts/support.ts';
import type { Contract } from '@menuleaf/shared/contracts/operation.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { Slice } from '@menuleaf/shared/contracts/slices.ts';
import type { environment as billing } from '../../services/billing/environment.ts';
import type { environment as catalogue } from '../../services/catalogue/environment.ts';
import type { environment as identity } from '../../services/identity/environment.ts';
import type { environment as publicMenu } from '../../services/public-menu/environment.ts';
import type { environment as support } from '../../services/support/environment.ts';
import type { Foundation } from './foundation.ts';

/** Exactly the variables a service parses; an optional one may stay out. */
type Variables<Environment extends z.ZodObject> = {
  [Name in keyof z.input<Environment>]: string;
};

/** What a slice may do beside its own part of the table and checking a session. */
export type Permission =
  'sign-tokens' | 'send-mail' | 'write-pages' | 'write-images' | 'read-payment-secret';

/** A function that is not a call: what wakes it, and what the customer loses when it fails. */
export type EventFunction = {
  /** services/<slice>/functions/<entry>.ts */
  entry: string;
  wakes:
    | { onChangeOf: readonly { leadingKey: string }[]; changesAtOnce?: number }
    | { onUploadUnder: string; bucket: 'images' }
    | { everyMinutes: number };
  customerLoses: string;
  memoryMb: number;
  timeoutSeconds: number;
  /** Packages with native code, copied beside the bundle. */
  nativePackages?: readonly string[];
};

export type SliceDefinition = {
  contract: Contract;
  /** Routes beside the contract's: pages that the service renders. */
  pageRoutes?: readonly `GET /${string}`[];
  variables: (foundation: Foundation) => Record<string, string>;
  may: readonly Permission[];
  customerLoses: string;
  eventFunctions: readonly EventFunction[];
  /** The folder of frontends/ that holds the slice's remote. */
  frontend: string;
  /**
   * Scripts for browsers, below that folder's src/, built beside each function's bundle. One may import() those before it.
   */
  pageScripts?: readonly string[];
};

const common = (from: Foundation) => ({
  TABLE_NAME: from.tableName,
  TOKEN_KEY_ID: from.tokenKeyArn,
  PUBLIC_URL: from.publicUrl,
  EDGE_SECRET: from.edgeSecret,
});

/** What sends a slice's queued mail: at once, and later what failed. */
const mailFunctions = (key: { leadingKey: string }, customerLoses: string): EventFunction[] => [
  {
    entry: 'mail-sender',
    wakes: { onChangeOf: [key] },
    customerLoses,
    memoryMb: 512,
    timeoutSeconds: 60,
  },
  {
    entry: 'late-mail',
    wakes: { everyMinutes: 1 },
    customerLoses,
    memoryMb: 512,
    timeoutSeconds: 60,
  },
];

/** The five slices, as the stacks see them. */
export const definitions: Record<Slice, SliceDefinition> = {
  identity: {
    contract: identityContract,
    variables: (from): Variables<typeof identity> => ({
      ...common(from),
      MAIL_FROM: from.mailFrom,
    }),
    may: ['sign-tokens', 'send-mail'],
    customerLoses: 'Owners cannot sign in or register.',
    eventFunctions: mailFunctions(
      keys.identityMail,
      'Links for a new password and for a new e-mail do not arrive.',
    ),
    frontend: 'shell',
  },
  catalogue: {
    contract: catalogueContract,
    variables: (from): Variables<typeof catalogue> => ({
      ...common(from),
      IMAGES_BUCKET: from.imagesBucket,
    }),
    may: ['write-images'],
    customerLoses: 'Owners cannot see or edit restaurants, menus and items.',
    eventFunctions: [
      {
        entry: 'image-maker',
        wakes: { onUploadUnder: uploadsPrefix, bucket: 'images' },
        customerLoses: 'Images that owners send do not appear.',
        memoryMb: 1024,
        timeoutSeconds: 60,
        nativePackages: ['sharp'],
      },
      {
        entry: 'housekeeping',
        wakes: { onChangeOf: [keys.restaurant] },
        customerLoses:
          'Images of deleted items stay too long; a bulk change that was cut off keeps its owner’s pages as they were.',
        memoryMb: 512,
        timeoutSeconds: 60,
      },
      {
        entry: 'late-images',
        wakes: { everyMinutes: 1 },
        customerLoses:
          'Images of deleted items stay too long, and one that could not be made says for ever that it is being prepared.',
        memoryMb: 512,
        timeoutSeconds: 60,
      },
      {
        entry: 'plan-changed',
        wakes: { onChangeOf: [keys.plan] },
        customerLoses: 'Images stay away after an upgrade, or can be fetched after the end of Pro.',
        memoryMb: 512,
        timeoutSeconds: 240,
      },
      {
        entry: 'account-closed',
        wakes: { onChangeOf: [keys.closedAccount] },
        customerLoses: 'What closed accounts leave behind, images too, stays too long.',
        memoryMb: 512,
        timeoutSeconds: 120,
      },
      {
        entry: 'late-closing',
        wakes: { everyMinutes: 5 },
        customerLoses: 'What closed accounts leave behind, images too, stays too long.',
        memoryMb: 512,
        timeoutSeconds: 240,
      },
    ],
    frontend: 'dashboard',
  },
  'public-menu': {
    contract: publicMenuContract,
    pageRoutes: ['GET /restaurant/{id}', 'GET /restaurant/{id}/menu'],
    variables: (from): Variables<typeof publicMenu> => ({
      ...common(from),
      PAGES_BUCKET: from.pagesBucket,
    }),
    may: ['write-pages'],
    customerLoses: 'The directory and previews fail; published pages are still served.',
    eventFunctions: [
      {
        entry: 'publisher',
        // An owner who changes much at once is published once for all of it.
        wakes: {
          onChangeOf: [keys.restaurant, keys.plan, keys.closedAccount, keys.verifiedEmail],
          changesAtOnce: 500,
        },
        customerLoses: 'Edits, plan changes and closed accounts do not reach the public pages.',
        memoryMb: 1024,
        timeoutSeconds: 60,
      },
      {
        entry: 'late-closing',
        wakes: { everyMinutes: 5 },
        customerLoses: 'Pages of who has closed their account can still be read.',
        memoryMb: 1024,
        timeoutSeconds: 240,
      },
      {
        entry: 'plan-end-publisher',
        wakes: { everyMinutes: 1 },
        customerLoses: 'Pages show images for minutes after Pro has ended.',
        memoryMb: 1024,
        // Longer than it looks ahead, which is two minutes.
        timeoutSeconds: 180,
      },
      {
        entry: 'republisher',
        wakes: { everyMinutes: 1 },
        customerLoses:
          'What could not be published stays as it was, for the owners that the log names; after a deployment, pages keep their old look.',
        memoryMb: 1024,
        timeoutSeconds: 300,
      },
    ],
    frontend: 'public-menu',
    pageScripts: ['behaviour/more.ts', 'behaviour/page.ts', 'offline/sw.ts'],
  },
  billing: {
    contract: billingContract,
    variables: (from): Variables<typeof billing> => ({
      ...common(from),
      MAIL_FROM: from.mailFrom,
      STRIPE_SECRET_ID: from.stripeSecretArn,
    }),
    may: ['send-mail', 'read-payment-secret'],
    customerLoses: 'Owners cannot upgrade, and paid plans are not switched on.',
    eventFunctions: [
      {
        entry: 'notices',
        wakes: { onChangeOf: [keys.plan] },
        customerLoses: 'Owners are not told of an upgrade, a cancellation or a failed payment.',
        memoryMb: 512,
        timeoutSeconds: 30,
      },
      {
        entry: 'reconciliation',
        wakes: { everyMinutes: 5 },
        customerLoses: 'A plan whose webhook was lost is not switched on, renewed or ended.',
        memoryMb: 512,
        timeoutSeconds: 240,
      },
      {
        entry: 'account-closed',
        wakes: { onChangeOf: [keys.closedAccount] },
        customerLoses: 'Who closed their account goes on being charged.',
        memoryMb: 512,
        timeoutSeconds: 60,
      },
      {
        entry: 'late-closing',
        wakes: { everyMinutes: 5 },
        customerLoses:
          'Who closed their account goes on being charged; what is charged meanwhile is given back.',
        memoryMb: 512,
        timeoutSeconds: 240,
      },
    ],
    frontend: 'billing',
  },
  support: {
    contract: supportContract,
    variables: (from): Variables<typeof support> => ({
      ...common(from),
      MAIL_FROM: from.mailFrom,
      SUPPORT_MAIL: from.supportMail,
    }),
    may: ['send-mail'],
    customerLoses: 'Messages to support are refused.',
    eventFunctions: mailFunctions(
      keys.supportMail,
      'Messages are stored, but nobody is told of them.',
    ),
    frontend: 'support',
  },
};
