import { mailTo } from '@menuleaf/shared/server/mail/email-template.ts';
import type { Mail } from '@menuleaf/shared/server/mail/mail.ts';
import type { PlanItem } from '@menuleaf/shared/contracts/plan-item.ts';
import { hiddenOnFree } from '@menuleaf/shared/plans/hidden-on-free.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dateOf = (plan: PlanItem) =>
  plan.ends_at === null
    ? 'the end of your billing period'
    : `${longDate.format(new Date(plan.ends_at))} (UTC)`;

const monthly = `$${(plans.pro.monthlyCents / 100).toFixed(2)} a month`;

/** The notice for a change between two plan states; undefined if none is due. */
export function noticeOf(
  before: PlanItem | undefined,
  after: PlanItem,
  owner: { email: string; full_name: string },
  publicUrl: string,
): Mail | undefined {
  const notice = (subject: string, heading: string, text: string, label = 'See your plan') => {
    const action = { label, url: `${publicUrl}/pricing` };
    return mailTo(owner, subject, { heading, paragraphs: [text], action });
  };
  const wasPro = before?.plan_type === 'pro';
  if (after.plan_type === 'pro' && !wasPro) {
    return notice(
      'Welcome to Menuleaf Pro',
      'Your Pro subscription is now active',
      `Thank you. You pay ${monthly}, renewed every month until you cancel. You can do that at any time: press “Downgrade to Free” on the pricing page, where your invoices are, too. Within 30 days of a payment we refund it in full; just write to us.`,
    );
  }
  if (after.plan_type === 'free' && wasPro) {
    return notice(
      'Your Menuleaf Pro plan has ended',
      'You are on the Free plan now',
      `Your Pro plan has ended. Nothing is deleted and every printed QR code keeps working; what is over the limits of the Free plan can be read and deleted but not changed. ${hiddenOnFree} Upgrading again brings all of it back at once.`,
    );
  }
  if (after.plan_type === 'free') return undefined;
  if (after.past_due && !before?.past_due) {
    return notice(
      'We could not charge your card',
      'Your payment did not go through',
      `We could not charge your card for Pro, ${monthly}. We will try again within days, or at once if you change your card. If your bank wants the payment confirmed, open its invoice on the page where you change it. You keep Pro until ${dateOf(after)}.`,
      'Update your card',
    );
  }
  if (
    wasPro &&
    before.cancelled_at_period_end &&
    !after.cancelled_at_period_end &&
    !after.past_due
  ) {
    return notice(
      'Your Pro subscription goes on',
      'Your Pro subscription goes on',
      `You took the cancellation back, and there is nothing to pay now. Your plan renews on ${dateOf(after)}, at ${monthly}, until you cancel.`,
    );
  }
  if (!after.cancelled_at_period_end || before?.cancelled_at_period_end) return undefined;
  return notice(
    'Your Pro subscription is cancelled',
    'Your Pro subscription is cancelled',
    `You keep Pro until ${dateOf(after)}. After that your account switches to Free, and nothing is deleted. You can upgrade again at any time.`,
  );
}
