import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { sendDue } from '../webhooks/attempt-delivery.ts';
import { openSending } from '../webhooks/open-sending.ts';

const sending = openSending();

/** Run by the schedule: sends again what did not arrive. */
export const handler = logged(() => sendDue(sending));
