import type { EmailContent } from '@menuleaf/shared/server/mail/email-template.ts';
import type { PlanItem } from '@menuleaf/shared/contracts/plan-item.ts';
import { hiddenOnFree } from '@menuleaf/shared/plans/hidden-on-free.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';

export type Notice = { subject: string; content: EmailContent };

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
  name: string,
  publicUrl: string,
): Notice | undefined {
  const pricing = { label: 'See your plan', url: `${publicUrl}/pricing` };
  const hello = `Hello ${name},`;
  const wasPro = before?.plan_type === 'pro';
  if (after.plan_type === 'pro' && !wasPro) {
    return {
      subject: 'Welcome to Menuleaf Pro',
      content: {
        heading: 'Your Pro subscription is now active',
        paragraphs: [
          hello,
          `Thank you. You pay ${monthly}, renewed every month until you cancel. You can do that at any time: press “Downgrade to Free” on the pricing page, where your invoices are, too. Within 30 days of a payment we refund it in full; just write to us.`,
        ],
        action: pricing,
      },
    };
  }
  if (after.plan_type === 'free') return wasPro ? ended(hello, pricing) : undefined;
  if (after.past_due && !before?.past_due) return failed(hello, after, pricing);
  if (after.cancelled_at_period_end && !before?.cancelled_at_period_end) {
    return cancelled(hello, after, pricing);
  }
  return undefined;
}

const ended = (hello: string, action: EmailContent['action']): Notice => ({
  subject: 'Your Menuleaf Pro plan has ended',
  content: {
    heading: 'You are on the Free plan now',
    paragraphs: [
      hello,
      `Your Pro plan has ended. Nothing is deleted and every printed QR code keeps working; what is over the limits of the Free plan can be read and deleted but not changed. ${hiddenOnFree} Upgrading again brings all of it back at once.`,
    ],
    ...(action && { action }),
  },
});

const failed = (hello: string, plan: PlanItem, action: EmailContent['action']): Notice => ({
  subject: 'We could not charge your card',
  content: {
    heading: 'Your payment did not go through',
    paragraphs: [
      hello,
      `We could not charge ${monthly} for your Pro plan. We will try again within days, or at once if you change your card. If your bank wants the payment confirmed, open its invoice on the page where you change it. You keep Pro until ${dateOf(plan)}.`,
    ],
    ...(action && { action }),
  },
});

const cancelled = (hello: string, plan: PlanItem, action: EmailContent['action']): Notice => ({
  subject: 'Your Pro subscription is cancelled',
  content: {
    heading: 'Your Pro subscription is cancelled',
    paragraphs: [
      hello,
      `You keep Pro until ${dateOf(plan)}. After that your account switches to Free, and nothing is deleted. You can upgrade again at any time.`,
    ],
    ...(action && { action }),
  },
});
