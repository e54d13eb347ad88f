import { useQuery } from '@tanstack/react-query';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { plans, quotaMessage, type Counted } from '@menuleaf/shared/plans/plans.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { categoriesQuery, itemsQuery, menusQuery, restaurantsQuery } from '../catalogue-api.ts';
import styles from './limit-note.css';

/** Before a form is filled in: that the plan has no room for what it makes, and the way on. */
export function LimitNote({ kind }: { kind: Counted }) {
  const { user } = useSession();
  const count = useCount(kind);
  const plan = user?.plan_type ?? 'free';
  const limit = plans[plan].limits[kind];
  if (!user || count === undefined || limit === null || count < limit) return null;
  return (
    <p className={styles['note']}>
      {quotaMessage(plan, kind)} <Link to="/pricing">View plans</Link>
    </p>
  );
}

function useCount(kind: Counted): number | undefined {
  const counts = {
    restaurants: useQuery({ ...restaurantsQuery, enabled: kind === 'restaurants' }).data?.length,
    menus: useQuery({ ...menusQuery, enabled: kind === 'menus' }).data?.length,
    categories: useQuery({ ...categoriesQuery, enabled: kind === 'categories' }).data?.length,
    items: useQuery({ ...itemsQuery, enabled: kind === 'items' }).data?.length,
  };
  return counts[kind];
}
