import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { planFeatures } from '@menuleaf/shared/plans/plan-features.ts';
import { plans, quotaMessage, type Counted } from '@menuleaf/shared/plans/plans.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import {
  categoriesQuery,
  itemsQuery,
  menusQuery,
  restaurantsQuery,
} from '../../api/catalogue-api.ts';
import styles from '../styles/notes.css';

const lists = {
  restaurants: 'restaurants',
  menus: 'menus',
  categories: 'categories',
  items: 'menu-items',
} as const;

const counted = planFeatures.pro.slice(0, 4);
/** `Pro has up to 5 restaurants, …` */
const proHas = `Pro has ${counted.map((one) => one.charAt(0).toLowerCase() + one.slice(1)).join(', ')}.`;

/**
 * A form to add a thing, or the limit if the plan has no room for it. The form does not wait for the count, and stays
 * once somebody has typed in it.
 */
export function PlanRoom({ kind, children }: { kind: Counted; children: ReactNode }) {
  const { user } = useSession();
  const [begun, setBegun] = useState(false);
  const plan = user?.plan_type ?? 'free';
  const limit = plans[plan].limits[kind];
  const count = useCount(limit === null ? undefined : kind);
  const isFull = user !== null && count !== undefined && limit !== null && count >= limit;
  const limited = quotaMessage(plan, kind);
  if (isFull && !begun) {
    return (
      <EmptyState
        icon={Sparkles}
        title={limited}
        action={
          plan === 'free' ? (
            <ButtonLink tone="primary" to="/pricing">
              View plans and upgrade
            </ButtonLink>
          ) : (
            <ButtonLink to={`/dashboard?tab=${lists[kind]}`}>See what you have</ButtonLink>
          )
        }
      >
        {plan === 'free' ? <p>{proHas}</p> : null}
      </EmptyState>
    );
  }
  return (
    <div className={styles['room']} onInput={() => setBegun(true)}>
      {isFull ? (
        <p className={styles['note']}>
          {limited} <Link to="/pricing">View plans</Link>
        </p>
      ) : null}
      {children}
    </div>
  );
}

/** Count of this kind; undefined if it has no limit. */
function useCount(kind: Counted | undefined): number | undefined {
  const counts = {
    restaurants: useQuery({ ...restaurantsQuery, enabled: kind === 'restaurants' }).data?.length,
    menus: useQuery({ ...menusQuery, enabled: kind === 'menus' }).data?.length,
    categories: useQuery({ ...categoriesQuery, enabled: kind === 'categories' }).data?.length,
    items: useQuery({ ...itemsQuery, enabled: kind === 'items' }).data?.length,
  };
  return kind && counts[kind];
}
