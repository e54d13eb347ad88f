import { accountClosed } from '@menuleaf/shared/contracts/news/identity-news.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { eachNews, on } from '@menuleaf/shared/server/news/each-news.ts';
import type { SQSEvent } from 'aws-lambda';
import { openClosings } from '../closing/open-closings.ts';

const closings = openClosings();
const listeners = [on(accountClosed, (news) => closings.onNews(news, new Date()))];

/** Removes a closed account's catalogue as soon as the closing is told of. */
export const handler = logged((event: SQSEvent) => eachNews(event, listeners));
