import type { DynamoDBRecord } from 'aws-lambda';
import { accountNews } from './account-news.ts';
import { availabilityNews } from './availability-news.ts';
import { catalogueNews } from './catalogue-news.ts';
import { readChange } from './change.ts';
import { historyNews } from './history-news.ts';
import { mailNews } from './mail-news.ts';
import { planNews } from './plan-news.ts';
import { publishedNews } from './published-news.ts';
import type { Telling } from './tell.ts';
import { webhookNews } from './webhook-news.ts';

const all = [
  accountNews,
  availabilityNews,
  catalogueNews,
  historyNews,
  mailNews,
  planNews,
  publishedNews,
  webhookNews,
];

/** What a change of the table is to others; nothing, most of the time. */
export function newsOf(record: DynamoDBRecord): Telling[] {
  const change = readChange(record);
  return all.flatMap((of) => of(change));
}
