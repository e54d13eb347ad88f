import { contract } from '../../operation.ts';
import { embedSettings } from './embed-sites.ts';
import { get } from '../methods.ts';

/** A separate call, since no list or other form loads it; updates go through the restaurant. */
export const embedOperations = contract({
  getEmbedSites: {
    ...get,
    path: '/api/restaurants/{id}/embed-sites',
    summary: 'Which websites may show a restaurant’s menu',
    reply: embedSettings,
  },
});
