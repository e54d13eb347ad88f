import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { usePageTitle } from '@menuleaf/shared/ui/page.tsx';
import styles from './dashboard.css';
import { tabLabels, type Tab } from './dashboard-tabs.tsx';

type DashboardHeadingProps = { open: Tab; count: number | undefined };

/** Greets who comes in; a list where work is done has its name alone, and on a desk its tab says that. */
export function DashboardHeading({ open, count }: DashboardHeadingProps) {
  const { user } = useSession();
  const isOverview = open === 'restaurants';
  const greeting = user ? `Welcome, ${user.full_name}` : 'Dashboard';
  const heading = usePageTitle(isOverview ? greeting : tabLabels[open]);
  return (
    <header className={styles[isOverview ? 'greeting' : 'work']}>
      <h1 ref={heading} tabIndex={-1}>
        {isOverview ? greeting : tabLabels[open]}
      </h1>
      {isOverview && user ? (
        <Badge tone={user.plan_type === 'pro' ? 'leaf' : 'plain'}>
          {user.plan_type.toUpperCase()}
        </Badge>
      ) : null}
      {isOverview ? <p>Everything your guests see starts here.</p> : <span>{count}</span>}
    </header>
  );
}
