import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openClosings } from '../closing/open-closings.ts';

const closings = openClosings();

/** Scheduled: removes remaining data of closed accounts. */
export const handler = logged(() => closings.onSchedule(new Date()));
