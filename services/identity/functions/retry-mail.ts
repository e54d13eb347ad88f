import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openMailQueue } from '../open-mail-queue.ts';

const queue = openMailQueue();

/** Run by the schedule: sends what could not be sent at once. */
export const handler = logged(() => queue.onSchedule(new Date()));
