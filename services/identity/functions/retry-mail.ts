import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openMailQueue } from '../open-mail-queue.ts';

const queue = openMailQueue();

/** Scheduled: retries mail that could not be sent. */
export const handler = logged(() => queue.onSchedule(new Date()));
