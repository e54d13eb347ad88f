import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Pricing } from '@menuleaf/shared/contracts/billing.ts';
import type { User } from '@menuleaf/shared/contracts/identity.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Downgrade } from './downgrade.tsx';
import { Upgrade } from './upgrade.tsx';
import styles from './pricing.css';

type PlanCardsProps = { pricing: Pricing; user: User | null };

export function PlanCards({ pricing: { plans }, user }: PlanCardsProps) {
  const plan = user?.plan_type;
  const isEnding = user?.subscription_cancelled_at_period_end === true;
  return (
    <>
      <div className={styles['plans']}>
        <PlanCard plan={plans.free} mark={plan === 'free' ? 'Your current plan' : undefined}>
          {plan === 'free' ? <Button disabled>Current Plan</Button> : null}
          {plan === 'pro' && !isEnding ? <Downgrade /> : null}
        </PlanCard>
        <PlanCard
          best
          plan={plans.pro}
          mark={plan === 'pro' ? 'Your current plan' : 'Most Popular'}
        >
          {plan === 'pro' && !isEnding ? (
            <Button disabled>Current Plan</Button>
          ) : (
            <Upgrade price={plans.pro.price} signedIn={user !== null} />
          )}
        </PlanCard>
      </div>
      <p className={styles['guarantee']}>30-day money-back guarantee. Prices in US dollars.</p>
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
    {children}
  </section>
);
