import { planChanged } from '@menuleaf/shared/contracts/news/billing-news.ts';
import { bulkChangeBegun, imageLetGo } from '@menuleaf/shared/contracts/news/catalogue-news.ts';
import { accountClosed } from '@menuleaf/shared/contracts/news/identity-news.ts';
import { uploadsPrefix } from '@menuleaf/shared/menu/images.ts';
import {
  commonVariables,
  type SliceDefinition,
  type Variables,
} from '@menuleaf/shared/server/slice-definition.ts';
import type { environment } from './environment.ts';

/** What this slice deploys: its calls, its other functions, what they may do, and what the customer loses without them. */
export const definition: SliceDefinition = {
  variables: (from): Variables<typeof environment> => ({
    ...commonVariables(from),
    IMAGES_BUCKET: from.imagesBucket,
  }),
  may: ['check-sessions', 'write-images'],
  callsWrite: true,
  callsPerSecond: 1000,
  callsAtOnce: 180,
  customerLoses: 'Owners cannot see or edit restaurants, menus and items.',
  counts: ['Imports'],
  eventFunctions: [
    {
      entry: 'image-maker',
      may: ['make-images'],
      wakes: { onUploadUnder: uploadsPrefix, bucket: 'images' },
      customerLoses: 'Images that owners send do not appear.',
      memoryMb: 1024,
      timeoutSeconds: 60,
      nativePackages: ['sharp'],
    },
    {
      entry: 'housekeeping',
      may: ['write-images'],
      wakes: { onNews: [bulkChangeBegun, imageLetGo] },
      customerLoses:
        'Images of deleted items stay too long; a bulk change that was cut off keeps its owner’s pages as they were.',
      memoryMb: 512,
      timeoutSeconds: 60,
    },
    {
      entry: 'late-images',
      may: ['write-images'],
      wakes: { everyMinutes: 1 },
      customerLoses:
        'Images of deleted items stay too long, and one that could not be made says for ever that it is being prepared.',
      memoryMb: 512,
      timeoutSeconds: 60,
    },
    {
      entry: 'plan-changed',
      may: ['write-images'],
      wakes: { onNews: [planChanged] },
      customerLoses: 'Images stay away after an upgrade, or can be fetched after the end of Pro.',
      memoryMb: 512,
      timeoutSeconds: 240,
    },
    {
      entry: 'account-closed',
      may: ['write-images'],
      wakes: { onNews: [accountClosed] },
      customerLoses: 'What closed accounts leave behind, images too, stays too long.',
      memoryMb: 512,
      timeoutSeconds: 120,
    },
    {
      entry: 'late-closing',
      may: ['write-images'],
      wakes: { everyMinutes: 5 },
      customerLoses: 'What closed accounts leave behind, images too, stays too long.',
      memoryMb: 512,
      timeoutSeconds: 240,
    },
  ],
  frontend: 'dashboard',
};
