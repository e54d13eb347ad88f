import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { openClosings } from '../open-closings.ts';

const closings = openClosings();

/** Scheduled: processes all closed accounts still pending. */
export const handler = logged(() => closings.onSchedule(new Date()));
