import { openMailQueue } from '../open-mail-queue.ts';

const queue = openMailQueue();

/** Sends what was queued as soon as the table's stream tells of it. */
export const handler: typeof queue.onStream = (event) => queue.onStream(event);
