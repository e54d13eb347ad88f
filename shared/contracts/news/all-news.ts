import { planChanged } from './billing-news.ts';
import { bulkChangeBegun, imageLetGo } from './catalogue-news.ts';
import { accountClosed, identityMailQueued } from './identity-news.ts';
import type { News } from './news.ts';
import { supportMailQueued } from './support-news.ts';

/** Everything that is told. What is not here is not told. */
export const allNews: readonly News[] = [
  accountClosed,
  bulkChangeBegun,
  identityMailQueued,
  imageLetGo,
  planChanged,
  supportMailQueued,
];
