import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { sendDue } from '../webhooks/attempt-delivery.ts';
import { openSending } from '../webhooks/open-sending.ts';

const sending = openSending();

/** Scheduled: resends failed deliveries. */
export const handler = logged(() => sendDue(sending));
