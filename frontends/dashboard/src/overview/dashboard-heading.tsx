import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { endDate } from '@menuleaf/shared/browser/session/end-date.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { usePageTitle } from '@menuleaf/shared/ui/page.tsx';
import styles from './dashboard.css';
import { tabLabels, type Tab } from './dashboard-tabs.tsx';

/** Greets the owner on every tab; on phones, work lists show only their name. */
export function DashboardHeading({ open, count }: { open: Tab; count: number | undefined }) {
  const { user } = useSession();
  const isOverview = open === 'restaurants';
  const greeting = user ? `Welcome, ${user.full_name}` : tabLabels[open];
  const heading = usePageTitle(isOverview ? greeting : tabLabels[open]);
  const title = (
    <h1 ref={heading} tabIndex={-1}>
      {isOverview ? greeting : tabLabels[open]}
    </h1>
  );
  return (
    <>
      {isOverview ? null : (
        <header className={styles['work']}>
          {title}
          <span>{count}</span>
        </header>
      )}
      <header className={styles['greeting']} data-overview={isOverview}>
        {isOverview ? title : <strong>{greeting}</strong>}
        {user ? (
          <Badge tone={user.plan_type === 'pro' ? 'leaf' : 'plain'}>
            {user.plan_type.toUpperCase()}
          </Badge>
        ) : null}
        {user?.subscription_past_due ? (
          <p>
            <Link to="/pricing">Your payment did not go through</Link>. You have Pro until{' '}
            {endDate(user.subscription_ends_at)}.
          </p>
        ) : null}
      </header>
    </>
  );
}
