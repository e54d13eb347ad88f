import { useQuery } from '@tanstack/react-query';
import { ApiError, detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, usePageTitle } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { pricingQuery } from '../billing-api.ts';
import { PlanCards } from './plan-cards.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { PricingFaq } from './pricing-faq.tsx';
import styles from './pricing.css';

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
