import type { planChanged } from '@menuleaf/shared/contracts/news/billing-news.ts';
import type { Fields } from '@menuleaf/shared/contracts/news/news.ts';
import { renderEmail } from '@menuleaf/shared/server/mail/email-template.ts';
import type { SendMail } from '@menuleaf/shared/server/mail/mail.ts';
import type { BillingStore, StoredPlan } from './billing-store.ts';
import { noticeOf } from './email-templates.ts';
import type { NoticesStore } from './notices-store.ts';

type Tells = {
  store: Pick<BillingStore, 'plan' | 'contactCard'>;
  notices: NoticesStore;
  sendMail: SendMail;
  clock: () => Date;
  publicUrl: string;
};
type Before = Fields<typeof planChanged>['before'];

async function mail(plan: StoredPlan, before: Before, { store, sendMail, publicUrl }: Tells) {
  const card = await store.contactCard(plan.user_id);
  const notice = card && noticeOf(before ?? undefined, plan, card.full_name, publicUrl);
  if (!notice) return;
  await sendMail({ to: card.email, subject: notice.subject, ...renderEmail(notice.content) });
}

/**
 * Tells an owner how the plan stands now, against what they were told last: what comes twice or late tells nothing, and
 * nobody hears of the beginning after the end.
 */
export async function tellOfPlan(
  { user_id: userId, before }: Pick<Fields<typeof planChanged>, 'user_id' | 'before'>,
  tells: Tells,
): Promise<void> {
  const { store, notices, clock } = tells;
  const plan = await store.plan(userId);
  const turn = plan && (await notices.begin(userId, plan.version, clock()));
  if (!turn) return;
  try {
    await mail(plan, turn.told ?? before, tells);
  } catch (error) {
    await notices.giveUp(userId);
    throw error;
  }
  await notices.end(userId, plan.version, plan);
}
