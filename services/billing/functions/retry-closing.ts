import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openClosings } from '../open-closings.ts';

const closings = openClosings();

/** Run by the schedule: deals with every closed account that is not dealt with yet. */
export const handler = logged(() => closings.onSchedule(new Date()));
