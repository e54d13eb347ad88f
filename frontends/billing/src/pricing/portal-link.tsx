import { useMutation } from '@tanstack/react-query';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Button, type Tone } from '@menuleaf/shared/ui/button.tsx';
import { billing } from '../billing-api.ts';

/** Opens the payment provider's page with the owner's invoices and card. */
export function PortalLink({ words, tone = 'plain' }: { words: string; tone?: Tone }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => billing.portal(),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Button tone={tone} busy={isPending && 'Opening...'} onClick={() => mutate()}>
        {words}
      </Button>
      {error ? (
        <p role="alert">{detailOf(error, 'The page could not be opened. Please try again.')}</p>
      ) : null}
    </>
  );
}
