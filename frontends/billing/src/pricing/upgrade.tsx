import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@menuleaf/shared/federation/router.ts';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { billing } from '../billing-api.ts';

type UpgradeProps = { price: number; signedIn: boolean };

/** Leads to the payment provider's page; a guest makes an account first and comes back here. */
export function Upgrade({ price, signedIn }: UpgradeProps) {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => billing.createCheckoutSession({ body: { plan_type: 'pro' } }),
    onSuccess: ({ checkout_url }) => window.location.assign(checkout_url),
  });
  const start = () => (signedIn ? mutate() : void navigate('/register?next=/pricing'));
  return (
    <>
      <Button tone="primary" busy={(isPending || isSuccess) && 'Processing...'} onClick={start}>
        Upgrade to Pro - ${price}/month
      </Button>
      {error ? <p role="alert">{detailOf(error, 'Payment failed')}</p> : null}
    </>
  );
}
