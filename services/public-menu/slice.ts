import {
  commonVariables,
  type EventFunction,
  type SliceDefinition,
  type Variables,
} from '@menuleaf/shared/server/slice-definition.ts';
import { keys } from '@menuleaf/shared/server/table/keys.ts';
import { guestsPrefix } from '@menuleaf/shared/server/guests-prefix.ts';
import { faceSources } from './faces/face-files.ts';
import type { environment } from './environment.ts';

/** Whom an owner's programs wait for is for who publishes. */
const readByCalls = [
  ...[keys.sessions, keys.apiKeys, keys.member],
  ...[keys.verifiedEmail, keys.closedAccount, keys.restaurant, keys.plan],
];

/** For writing pages: subsetting faces (a WebAssembly file it loads itself) and drawing cards. */
const drawing = {
  may: ['write-pages', 'read-images'],
  wholePackages: ['subset-font'],
  nativePackages: ['sharp'],
} satisfies Partial<EventFunction>;

/** This slice's deployment: its calls, other functions, permissions, and customer impact of failures. */
export const definition: SliceDefinition = {
  pageRoutes: [
    'GET /restaurant/{id}',
    'GET /restaurant/{id}/menu',
    'GET /restaurant/{id}/menu/{language}',
  ],
  variables: (from): Variables<typeof environment> => ({
    ...commonVariables(from),
    PAGES_BUCKET: from.pagesBucket,
    IMAGES_BUCKET: from.imagesBucket,
  }),
  may: ['check-sessions', 'read-pages'],
  callsWrite: false,
  callsRead: readByCalls,
  callsPerSecond: 1000,
  callsAtOnce: 200,
  customerLoses: 'The directory and previews fail; published pages are still served.',
  counts: ['PublishedMenus'],
  eventFunctions: [
    {
      entry: 'publisher',
      ...drawing,
      // An owner's changes in one batch are published once.
      wakes: {
        onChangeOf: [keys.restaurant, keys.plan, keys.closedAccount, keys.verifiedEmail],
        changesAtOnce: 500,
        batchesAtOnce: 10,
      },
      customerLoses: 'Edits, plan changes and closed accounts do not reach the public pages.',
      // Isolated from other functions' load: ten batches for each of four shards.
      reservedConcurrency: 40,
      memoryMb: 1024,
      timeoutSeconds: 60,
    },
    {
      entry: 'retry-closing',
      ...drawing,
      wakes: { everyMinutes: 5 },
      customerLoses: 'Pages of who has closed their account can still be read.',
      memoryMb: 1024,
      timeoutSeconds: 240,
    },
    {
      entry: 'plan-end-publisher',
      ...drawing,
      wakes: { everyMinutes: 1 },
      customerLoses: 'Pages show images for minutes after Pro has ended.',
      memoryMb: 1024,
      // Longer than its two-minute lookahead.
      timeoutSeconds: 180,
    },
    {
      entry: 'republisher',
      ...drawing,
      wakes: { everyMinutes: 1, runs: 4 },
      customerLoses:
        'What could not be published stays as it was, for the owners that the log names; after a deployment, pages keep their old look.',
      // One full core (from 1,769 MB): rendering is CPU-bound, and there may be a million restaurants. Four runs start
      // each minute, with at most one active per part.
      reservedConcurrency: 16,
      memoryMb: 1792,
      timeoutSeconds: 300,
    },
    {
      entry: 'guests-counter',
      may: ['read-guests', 'read-pages'],
      reads: [],
      wakes: { onUploadUnder: guestsPrefix, bucket: 'guests' },
      customerLoses: 'Owners see no new numbers of guests; after two days some are lost for good.',
      // One full core and the maximum time: a file may name hundreds of thousands of restaurants. What was counted by
      // then is not counted again.
      memoryMb: 1792,
      timeoutSeconds: 900,
    },
  ],
  frontend: 'public-menu',
  pageRenderer: 'publishing/render.ts',
  inlineScripts: [
    'menus/at-once.ts',
    'menus/offer-at-once.ts',
    'behaviour/page.ts',
    'behaviour/page-file.ts',
  ],
  pageFaces: faceSources,
  pageScripts: [
    'menus/at-once.ts',
    'menus/offer-at-once.ts',
    'behaviour/stay-fresh.ts',
    'behaviour/show-map.ts',
    'behaviour/print-preview.ts',
    'behaviour/more.ts',
    'behaviour/page.ts',
    'behaviour/page-file.ts',
    'behaviour/special-hours.ts',
    'embed/embedded.ts',
    'embed/embed.ts',
    'offline/sw.ts',
  ],
};
