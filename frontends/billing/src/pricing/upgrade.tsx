import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { parseUrl } from '@menuleaf/shared/contracts/fields/parse-url.ts';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { refreshUser } from '@menuleaf/shared/browser/session/session.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { billing } from '../billing-api.ts';
import { rememberPaidFrom } from '../paid-from.ts';
import styles from './pricing.css';

type UpgradeProps = { price: number; isGuest: boolean };

/** Opens the payment provider's page, or takes a cancellation back; guests sign up first and return here. */
export function Upgrade({ price, isGuest }: UpgradeProps) {
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
        Renews at ${price} every month until you cancel, here and at any time.
      </p>
      {error ? <p role="alert">{detailOf(error, 'Payment failed')}</p> : null}
    </>
  );
}
