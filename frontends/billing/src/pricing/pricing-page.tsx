import { useQuery } from '@tanstack/react-query';
import { ApiError, detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, usePageTitle } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { pricingQuery } from '../billing-api.ts';
import { PlanCards } from './plan-cards.tsx';
import styles from './pricing.css';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { endDate } from '@menuleaf/shared/browser/session/end-date.ts';
import { PortalLink } from './portal-link.tsx';
import { hiddenOnFree } from '@menuleaf/shared/plans/hidden-on-free.ts';

const questions = [
  {
    question: 'Can I change my plan at any time?',
    answer:
      'Yes. Upgrades take effect right away. Downgrades take effect at the end of the billing period you paid for.',
  },
  {
    question: 'What happens to my data when I downgrade?',
    answer: `Nothing is deleted and every printed QR code keeps working. What is over the Free limits stays visible to guests, but is read-only until you upgrade again or delete something. ${hiddenOnFree}`,
  },
  {
    question: 'Do you offer refunds?',
    answer: 'Yes: within 30 days of a payment, we refund it in full. Just write to us.',
  },
];

const PricingFaq = () => (
  <section className={styles['faq']} aria-labelledby="faq">
    <h2 id="faq">Frequently asked questions</h2>
    <dl className={styles['faq']}>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** What an owner on Pro needs to know about its end: a failed payment or a cancellation. */
function PlanNotice({ user }: { user: User }) {
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

export function PricingPage() {
  const { data, error, refetch } = useQuery(pricingQuery);
  const session = useSession();
  const heading = usePageTitle('Choose Your Plan');
  return (
    <Page>
      <header className={styles['header']}>
        <h1 ref={heading} tabIndex={-1}>
          Choose Your Plan
        </h1>
        <p>Start free and upgrade when you need more features</p>
      </header>
      {session.user && roleOf(session.user) === 'owner' ? <PlanNotice user={session.user} /> : null}
      {data ? (
        <PlanCards pricing={data} session={session} />
      ) : error ? (
        <ErrorPanel
          title="Error Loading Pricing"
          text={reasonOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label="Loading pricing" />
      )}
      {data || error ? <PricingFaq /> : null}
    </Page>
  );
}

/** A response without pricing is an error with status 200 and no server message. */
const reasonOf = (error: Error) =>
  error instanceof ApiError && error.status === 200
    ? 'Unable to load pricing information.'
    : detailOf(error, 'Failed to load pricing information');
