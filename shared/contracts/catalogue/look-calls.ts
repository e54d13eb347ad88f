import { contract } from '../operation.ts';
import { lookSchema, lookUpdate } from './look.ts';
import { get, put } from './methods.ts';

/** How a restaurant's pages look: calls of their own, since no list and no other form loads them. */
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
});
