import { setTimeout } from 'node:timers/promises';
import type { planChanged } from '@menuleaf/shared/contracts/events/billing-events.ts';
import type { Fields } from '@menuleaf/shared/contracts/events/domain-event.ts';
import type { SendMail } from '@menuleaf/shared/server/mail/mail.ts';
import type { BillingStore, StoredPlan } from './billing-store.ts';
import { noticeOf } from './email-templates.ts';
import type { NoticesStore } from './notices-store.ts';

type NoticeContext = {
  store: Pick<BillingStore, 'plan' | 'contactCard'>;
  notices: NoticesStore;
  sendMail: SendMail;
  clock: () => Date;
  publicUrl: string;
};
type Before = Fields<typeof planChanged>['before'];

async function mail(
  plan: StoredPlan,
  before: Before,
  { store, sendMail, publicUrl }: NoticeContext,
) {
  const card = await store.contactCard(plan.user_id);
  const notice = card && noticeOf(before ?? undefined, plan, card, publicUrl);
  if (notice) await sendMail(notice);
}

/** Backoff in ms while another worker has the lease: longer than sending a mail. Then the queue retries. */
const pauses = [100, 200, 400, 800, 1600, 3200];

async function waitForLease(take: () => ReturnType<NoticesStore['takeLease']>) {
  for (const pauseMs of pauses) {
    const lease = await take();
    if (lease !== 'busy') return lease;
    await setTimeout(pauseMs);
  }
  throw new Error('Somebody else is telling this owner of the plan');
}

/**
 * Tells an owner the current plan, compared with the last notice: duplicate and late events send nothing, and notices
 * never go out of order.
 */
export async function sendPlanNotice(
  { user_id: userId, before }: Pick<Fields<typeof planChanged>, 'user_id' | 'before'>,
  context: NoticeContext,
): Promise<void> {
  const { store, notices, clock } = context;
  const plan = await store.plan(userId);
  const lease =
    plan && (await waitForLease(() => notices.takeLease(userId, plan.version, clock())));
  if (!lease || lease === 'told') return;
  try {
    await mail(plan, lease.told ?? before, context);
    await notices.complete(userId, plan.version, plan);
  } catch (error) {
    await notices.releaseLease(userId);
    throw error;
  } finally {
    // The account may have closed meanwhile: closing deletes the plan first, then the notices.
    if (!(await store.plan(userId))) await notices.forget(userId);
  }
}
