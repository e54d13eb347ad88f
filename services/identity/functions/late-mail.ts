import { openMailQueue } from '../open-mail-queue.ts';

const queue = openMailQueue();

/** Run by the schedule: sends what could not be sent at once. */
export const handler = () => queue.onSchedule(new Date());
