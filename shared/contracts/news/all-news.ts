import { planChanged } from './billing-news.ts';
import {
  availabilityChanged,
  bulkChangeBegun,
  imageLetGo,
  thingChanged,
  webhookQueued,
  webhookStopped,
} from './catalogue-news.ts';
import { accountClosed, identityMailQueued } from './identity-news.ts';
import type { News } from './news.ts';
import { menuPublished } from './public-menu-news.ts';
import { supportMailQueued } from './support-news.ts';

/** Everything that is told. What is not here is not told. */
export const allNews: readonly News[] = [
  accountClosed,
  availabilityChanged,
  bulkChangeBegun,
  identityMailQueued,
  imageLetGo,
  menuPublished,
  planChanged,
  supportMailQueued,
  thingChanged,
  webhookQueued,
  webhookStopped,
];
