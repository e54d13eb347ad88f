import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Pricing } from '@menuleaf/shared/contracts/billing.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';
import type { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Downgrade } from './downgrade.tsx';
import { PortalLink } from './portal-link.tsx';
import { Upgrade } from './upgrade.tsx';
import styles from './pricing.css';

type PlanCardsProps = { pricing: Pricing; session: ReturnType<typeof useSession> };

export function PlanCards({ pricing: { plans }, session }: PlanCardsProps) {
  const { user, status } = session;
  const plan = user?.plan_type;
  const isOwners = !user || roleOf(user) === 'owner';
  const isEnding = user?.subscription_cancelled_at_period_end === true;
  return (
    <>
      <div className={styles['plans']}>
        <PlanCard plan={plans.free} mark={plan === 'free' ? 'Your current plan' : undefined}>
          {status === 'guest' ? <ButtonLink to="/register">Get Started</ButtonLink> : null}
          {plan === 'free' ? <Button disabled>Current Plan</Button> : null}
          {plan === 'pro' && isOwners ? <Downgrade isDone={isEnding} /> : null}
        </PlanCard>
        <PlanCard
          best
          plan={plans.pro}
          mark={plan === 'pro' ? 'Your current plan' : 'Most Popular'}
        >
          {plan === 'pro' ? <Button disabled>Current Plan</Button> : null}
          {!isOwners || (plan === 'pro' && !isEnding) ? null : (
            <Upgrade price={plans.pro.price} isGuest={status === 'guest'} />
          )}
        </PlanCard>
      </div>
      <div className={styles['small']}>
        <p>30-day money-back guarantee. Prices in US dollars.</p>
        {user && isOwners && user.has_paid !== false ? (
          <PortalLink words="Invoices and card" />
        ) : null}
        {isOwners ? null : (
          <p>Only the owner of this account can change its plan. Ask them to do it.</p>
        )}
      </div>
    </>
  );
}

type PlanCardProps = {
  plan: Pricing['plans']['free'];
  mark: string | undefined;
  best?: boolean;
  children: ReactNode;
};

const PlanCard = ({ plan, mark, best = false, children }: PlanCardProps) => (
  <section
    className={[styles['plan'], best ? styles['best'] : ''].join(' ')}
    aria-label={plan.name}
  >
    <div className={styles['name']}>
      <h2>{plan.name}</h2>
      {mark ? <Badge tone="leaf">{mark}</Badge> : null}
    </div>
    <p className={styles['price']}>
      ${plan.price}
      <small>/month</small>
    </p>
    <ul className={styles['features']}>
      {plan.features.map((feature) => (
        <li key={feature}>
          <Check size={18} aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
    <div className={styles['act']}>{children}</div>
  </section>
);
