import { Check } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { Pricing } from '@menuleaf/shared/contracts/billing.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';
import { type useSession, refreshUser } from '@menuleaf/shared/browser/session/session.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Downgrade } from './downgrade.tsx';
import { PortalLink } from './portal-link.tsx';
import styles from './pricing.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { parseUrl } from '@menuleaf/shared/contracts/fields/parse-url.ts';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { billing } from '../billing-api.ts';
import { rememberPaidFrom } from '../paid-from.ts';

type UpgradeProps = { price: number; isEnding: boolean; isGuest: boolean };

/** Opens the payment provider's page, or takes a cancellation back; guests sign up first and return here. */
function Upgrade({ price, isEnding, isGuest }: UpgradeProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () => billing.createCheckoutSession({ body: { plan_type: 'pro' } }),
    onSuccess: async ({ checkout_url }) => {
      if (parseUrl(checkout_url)?.pathname === '/pricing') {
        await refreshUser(queries);
        toast({ title: 'Your cancellation was taken back. Nothing was charged.' });
        return;
      }
      rememberPaidFrom();
      window.location.assign(checkout_url);
    },
    // Another tab may have paid meanwhile.
    onError: () => void refreshUser(queries),
  });
  useEffect(() => {
    // When restored from the back/forward cache, the page would still be busy.
    const revive = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [reset]);
  const start = () => (isGuest ? void navigate('/register?next=/pricing') : mutate());
  return (
    <>
      <Button tone="primary" busy={(isPending || isSuccess) && 'Processing...'} onClick={start}>
        Upgrade to Pro - ${price}/month
      </Button>
      {/* Beside the button, as laws on automatic renewal ask. */}
      <p className={styles['small']}>
        {isEnding ? 'Nothing to pay now. ' : ''}Renews at ${price} every month until you cancel,
        here and at any time.
      </p>
      {error ? <p role="alert">{detailOf(error, 'Payment failed')}</p> : null}
    </>
  );
}

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
            <Upgrade price={plans.pro.price} isEnding={isEnding} isGuest={status === 'guest'} />
          )}
        </PlanCard>
      </div>
      <div className={styles['small']}>
        <p>30-day money-back guarantee. Prices in US dollars.</p>
        {user && isOwners && user.has_paid !== false ? (
          <PortalLink words="Invoices and card" tone="quiet" />
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
