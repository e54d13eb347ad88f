import { planChanged } from '@menuleaf/shared/contracts/events/billing-events.ts';
import { mailer } from '@menuleaf/shared/server/mail/mailer.ts';
import { eventHandler, on } from '@menuleaf/shared/server/events/event-handler.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { billingStore } from '../billing-store.ts';
import { environment } from '../environment.ts';
import { noticesStore } from '../notices-store.ts';
import { sendPlanNotice } from '../plan-notice.ts';

const env = environment.parse(process.env);
const table = openTable(env.TABLE_NAME);
const context = {
  store: billingStore(table),
  notices: noticesStore(table),
  sendMail: mailer(env.MAIL_FROM),
  clock: () => new Date(),
  publicUrl: env.PUBLIC_URL,
};

/** Notifies owners of plan changes, whatever their cause. */
export const handler = eventHandler(on(planChanged, (event) => sendPlanNotice(event, context)));
