import { openMailQueue } from './open-mail-queue.ts';

/** Sends what was queued as soon as the table's stream tells of it. */
export const handler = openMailQueue().onStream;
