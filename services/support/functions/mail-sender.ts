import { supportMailQueued } from '@menuleaf/shared/contracts/news/support-news.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { eachNews, on } from '@menuleaf/shared/server/news/each-news.ts';
import type { SQSEvent } from 'aws-lambda';
import { openMailQueue } from '../open-mail-queue.ts';

const queue = openMailQueue();
const listeners = [on(supportMailQueued, (place) => queue.onNews(place, new Date()))];

/** Sends what was queued as soon as it is told of. */
export const handler = logged((event: SQSEvent) => eachNews(event, listeners));
