import { eachInOrder } from '@menuleaf/shared/server/table/each-in-order.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import { logged } from '@menuleaf/shared/server/log/logged.ts';
import { renderEmail } from '@menuleaf/shared/server/mail/email-template.ts';
import { mailer } from '@menuleaf/shared/server/mail/mailer.ts';
import { planItemSchema } from '@menuleaf/shared/plans/entitlement.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { readImage } from '@menuleaf/shared/server/table/stream-image.ts';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { billingStore } from '../billing-store.ts';
import { environment } from '../environment.ts';
import { noticeOf } from '../email-templates.ts';

const env = environment.parse(process.env);
const store = billingStore(openTable(env.TABLE_NAME));
const sendMail = mailer(env.MAIL_FROM);

async function notify(record: DynamoDBRecord) {
  const userId = idAfter(keys.plan.leadingKey, record.dynamodb?.Keys?.pk?.S);
  const after = planItemSchema.safeParse(readImage(record.dynamodb?.NewImage)).data;
  if (userId === undefined || !after) return;
  const before = planItemSchema.safeParse(readImage(record.dynamodb?.OldImage)).data;
  const card = await store.contactCard(userId);
  const notice = card && noticeOf(before, after, card.full_name, env.PUBLIC_URL);
  if (!notice) return;
  await sendMail({ to: card.email, subject: notice.subject, ...renderEmail(notice.content) });
}

/**
 * Tells owners what became of their plan: whatever wrote it, each change is told from the stream. In order, so that
 * nobody hears of the end before the beginning.
 */
export const handler = logged((event: DynamoDBStreamEvent) => eachInOrder(event, notify));
