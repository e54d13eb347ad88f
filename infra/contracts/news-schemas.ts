import type { News } from '@menuleaf/shared/contracts/news/news.ts';
import { newsType } from '@menuleaf/shared/contracts/news/news.ts';
import * as z from 'zod';
import { schemaOf } from './openapi.ts';
import { jsonSchema, refusals } from './schema-change.ts';

/** What each news holds, by what the bus calls it. */
export const newsSchemas = z.record(z.string(), jsonSchema);
export type NewsSchemas = z.infer<typeof newsSchemas>;

export const schemasOf = (all: readonly News[]): NewsSchemas =>
  Object.fromEntries(all.map((news) => [newsType(news), schemaOf(news.fields, 'output')]));

/**
 * What would break between `before` and `after`; a line for each. Both ways, since who tells and who listens are deployed
 * at different times, and news wait in queues meanwhile.
 */
export const breakingNews = (before: NewsSchemas, after: NewsSchemas): string[] =>
  Object.entries(before).flatMap(([type, old]) => {
    const now = after[type];
    if (!now) return [`${type}: is gone`];
    return [
      ...refusals(old, now, `${type} as a listener of before hears it`),
      ...refusals(now, old, `${type} as it was told before`),
    ];
  });
