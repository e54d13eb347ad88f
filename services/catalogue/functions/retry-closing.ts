import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openClosings } from '../closing/open-closings.ts';

const closings = openClosings();

/** Run by the schedule: removes whatever closed accounts have left and was not removed yet. */
export const handler = logged(() => closings.onSchedule(new Date()));
