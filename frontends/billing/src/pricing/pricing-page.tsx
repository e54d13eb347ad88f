import { useQuery } from '@tanstack/react-query';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { useSession } from '@menuleaf/shared/session/session.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, usePageTitle } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { pricingQuery } from '../billing-api.ts';
import { CancelledNotice } from './cancelled-notice.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PricingFaq } from './pricing-faq.tsx';
import styles from './pricing.css';

export function PricingPage() {
  const { data, error, refetch } = useQuery(pricingQuery);
  const { user } = useSession();
  const heading = usePageTitle('Choose Your Plan');
  return (
    <Page>
      <header className={styles['header']}>
        <h1 ref={heading} tabIndex={-1}>
          Choose Your Plan
        </h1>
        <p>Start free and upgrade when you need more features</p>
      </header>
      {user?.plan_type === 'pro' && user.subscription_cancelled_at_period_end ? (
        <CancelledNotice endsAt={user.subscription_ends_at} />
      ) : null}
      {data ? (
        <PlanCards pricing={data} user={user} />
      ) : error ? (
        <ErrorPanel
          title="Error Loading Pricing"
          text={detailOf(error, 'Unable to load pricing information.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label="Loading pricing" />
      )}
      <PricingFaq />
    </Page>
  );
}
