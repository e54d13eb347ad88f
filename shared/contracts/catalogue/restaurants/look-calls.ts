import { contract } from '../../operation.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { lookSchema, lookSlots, lookUpdate } from './look.ts';
import { created, get, post, put } from '../methods.ts';

/** Calls for a restaurant's look, separate since no list or other form loads them. */
export const lookOperations = contract({
  getLook: {
    ...get,
    path: '/api/restaurants/{id}/look',
    summary: 'How the pages of a restaurant look',
    reply: lookSchema,
  },
  updateLook: {
    ...put,
    path: '/api/restaurants/{id}/look',
    summary: 'Change how the pages of a restaurant look',
    body: lookUpdate,
    reply: lookSchema,
  },
  uploadLookImage: {
    ...post,
    ...created,
    path: '/api/restaurants/{id}/look/uploads',
    summary:
      'Permission to send a logo or a cover straight to storage; its key then goes with the look',
    body: z.object({
      slot: z.enum(lookSlots),
      type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
      /** Bytes. */
      size: z.number().check(z.int(), z.minimum(1)),
    }),
    reply: z.object({
      url: z.url(),
      fields: z.record(z.string(), z.string()),
      image_key: z.string(),
    }),
  },
});
