import { contract } from '../../operation.ts';
import { embedSettings } from './embed-sites.ts';
import { get } from '../methods.ts';

/** A call of its own, since no list and no other form loads it; what changes it is the change of a restaurant. */
export const embedOperations = contract({
  getEmbedSites: {
    ...get,
    path: '/api/restaurants/{id}/embed-sites',
    summary: 'Which websites may show a restaurant’s menu',
    reply: embedSettings,
  },
});
