import type { User } from '@menuleaf/shared/contracts/session.ts';
import { endDate } from '@menuleaf/shared/browser/session/end-date.ts';
import { PortalLink } from './portal-link.tsx';
import styles from './pricing.css';

/** What an owner on Pro needs to know about its end: a failed payment or a cancellation. */
export function PlanNotice({ user }: { user: User }) {
  if (user.plan_type !== 'pro') return null;
  const until = endDate(user.subscription_ends_at);
  if (user.subscription_cancelled_at_period_end) {
    return (
      <section className={styles['notice']}>
        <h2>Your Pro subscription has been cancelled</h2>
        <p>
          Pro access continues until {until}. After that your account switches to Free; nothing is
          deleted. Upgrade again before then to keep Pro, with nothing to pay now.
        </p>
      </section>
    );
  }
  if (!user.subscription_past_due) return null;
  return (
    <section className={styles['notice']}>
      <h2>Your last payment did not go through</h2>
      <p>
        We will try again within days, or at once if you change your card. If your bank wants the
        payment confirmed, open its invoice on that page. Pro access continues until {until}.
      </p>
      <PortalLink words="Update your card" tone="quiet" />
    </section>
  );
}
