import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openMailQueue } from '../open-mail-queue.ts';

const queue = openMailQueue();

/** Sends what was queued as soon as the table's stream tells of it. */
export const handler = logged(queue.onStream);
