import { webhookQueued } from '@menuleaf/shared/contracts/news/catalogue-news.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { eachNews, on } from '@menuleaf/shared/server/news/each-news.ts';
import type { SQSEvent } from 'aws-lambda';
import { sendQueued } from '../webhooks/attempt-delivery.ts';
import { openSending } from '../webhooks/open-sending.ts';

const sending = openSending();
const listeners = [
  on(webhookQueued, ({ owner_id, delivery_id }) => sendQueued(owner_id, delivery_id, sending)),
];

/** Sends a message to a webhook as soon as it is queued. */
export const handler = logged((event: SQSEvent) => eachNews(event, listeners));
