import { planChanged } from '@menuleaf/shared/contracts/events/billing-events.ts';
import {
  availabilityChanged,
  bulkChangeBegun,
  imageLetGo,
  thingChanged,
  webhookQueued,
} from '@menuleaf/shared/contracts/events/catalogue-events.ts';
import { accountClosed } from '@menuleaf/shared/contracts/events/identity-events.ts';
import { menuPublished } from '@menuleaf/shared/contracts/events/public-menu-events.ts';
import { uploadsPrefix } from '@menuleaf/shared/menu/images.ts';
import {
  commonVariables,
  type SliceDefinition,
  type Variables,
} from '@menuleaf/shared/server/slice-definition.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import type { environment } from './environment.ts';

/** Functions that call external servers use only these. */
const keysOfWebhooks = [
  keys.webhook,
  keys.webhookSecret,
  keys.webhookDelivery,
  keys.webhookDue,
  keys.webhookStop,
];

/** Event functions read no names of people. */
const nobodysNames = [keys.plan, keys.closedAccount];

/** This slice's deployment: its calls, other functions, permissions, and customer impact of failures. */
export const definition: SliceDefinition = {
  variables: (from, { webhooksToLoopback }): Variables<typeof environment> => ({
    ...commonVariables(from),
    IMAGES_BUCKET: from.imagesBucket,
    HISTORY_TABLE_NAME: from.historyTableName,
    ...(webhooksToLoopback && { WEBHOOKS_TO_LOOPBACK: 'yes' }),
  }),
  may: ['check-sessions', 'write-images', 'read-history'],
  callsWrite: true,
  callsPerSecond: 1000,
  callsAtOnce: 180,
  customerLoses: 'Owners cannot see or edit restaurants, menus and items.',
  counts: ['Imports'],
  eventFunctions: [
    {
      entry: 'image-maker',
      may: ['make-images'],
      reads: nobodysNames,
      wakes: { onUploadUnder: uploadsPrefix, bucket: 'images' },
      customerLoses: 'Images that owners send do not appear.',
      memoryMb: 1024,
      timeoutSeconds: 60,
      nativePackages: ['sharp'],
    },
    {
      entry: 'housekeeping',
      may: ['write-images'],
      reads: nobodysNames,
      // Guests may hold the page of before, with the image that was replaced.
      wakes: { onEvents: [bulkChangeBegun, imageLetGo], delaySeconds: 60 },
      customerLoses:
        'Images of deleted items stay too long; a bulk change that was cut off keeps its owner’s pages as they were.',
      timeoutSeconds: 60,
    },
    {
      entry: 'finish-images',
      may: ['write-images'],
      reads: nobodysNames,
      wakes: { everyMinutes: 1 },
      customerLoses:
        'Images of deleted items stay too long, and one that could not be made says for ever that it is being prepared.',
      timeoutSeconds: 60,
    },
    {
      entry: 'plan-changed',
      may: ['write-images'],
      reads: nobodysNames,
      wakes: { onEvents: [planChanged] },
      customerLoses: 'Images stay away after an upgrade, or can be fetched after the end of Pro.',
      timeoutSeconds: 240,
    },
    {
      entry: 'account-closed',
      may: ['write-images', 'keep-history'],
      reads: nobodysNames,
      wakes: { onEvents: [accountClosed] },
      customerLoses: 'What closed accounts leave behind, images too, stays too long.',
      timeoutSeconds: 120,
    },
    {
      entry: 'retry-closing',
      may: ['write-images', 'keep-history'],
      reads: nobodysNames,
      wakes: { everyMinutes: 5 },
      customerLoses: 'What closed accounts leave behind, images too, stays too long.',
      timeoutSeconds: 240,
    },
    {
      entry: 'history-writer',
      may: ['keep-history'],
      touches: [],
      reads: [keys.closedAccount],
      // Of many accounts ten come together then, for the price of one to fetch; who looks sees it a moment later.
      wakes: { onEvents: [thingChanged], gatherSeconds: 2 },
      customerLoses: 'Owners do not see who changed what, and cannot take it back.',
      timeoutSeconds: 10,
    },
    {
      entry: 'webhook-planner',
      may: [],
      touches: keysOfWebhooks,
      reads: [keys.plan],
      wakes: { onEvents: [availabilityChanged, menuPublished] },
      customerLoses: 'Owners’ own programs are not told of sold-out dishes and new menus.',
      // Short: the queue's visibility timeout is six times this.
      timeoutSeconds: 10,
    },
    {
      entry: 'webhook-sender',
      may: [],
      touches: keysOfWebhooks,
      reads: [],
      wakes: { onEvents: [webhookQueued] },
      customerLoses: 'Owners’ own programs hear of sold-out dishes and new menus a minute late.',
      timeoutSeconds: 30,
    },
    {
      entry: 'retry-webhooks',
      may: [],
      touches: keysOfWebhooks,
      reads: [],
      wakes: { everyMinutes: 1 },
      customerLoses: 'Messages to owners’ own programs that failed once are not sent again.',
      timeoutSeconds: 240,
    },
  ],
  frontend: 'dashboard',
};
