import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useSearchParams } from '@menuleaf/shared/federation/router.ts';
import { ApiError, detailOf } from '@menuleaf/shared/http/api-error.ts';
import { refreshUser } from '@menuleaf/shared/session/session.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { billing } from '../billing-api.ts';

const dashboard = (
  <ButtonLink tone="primary" to="/dashboard">
    Go to Dashboard
  </ButtonLink>
);

export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  return (
    <Page narrow>
      <PageHeading title="Payment" />
      {sessionId ? (
        <Confirmation sessionId={sessionId} />
      ) : (
        <PaymentError text="No payment session ID found." />
      )}
    </Page>
  );
}

/** Kept as a query that is never stale, so that one payment is confirmed once however often this is drawn. */
function Confirmation({ sessionId }: { sessionId: string }) {
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['billing', 'confirmation', sessionId],
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      const confirmed = await billing.confirmPayment({ body: { session_id: sessionId } });
      await refreshUser(queries);
      return confirmed;
    },
  });
  if (error) return <PaymentError text={reasonOf(error)} />;
  if (!data) return <output>Confirming your payment...</output>;
  return (
    <EmptyState icon={CircleCheck} title="Payment Successful" action={dashboard}>
      <p>Your Pro subscription is now active</p>
    </EmptyState>
  );
}

const reasonOf = (error: Error) =>
  error instanceof ApiError && error.status === 401
    ? 'Please log in to view your payment status.'
    : detailOf(error, 'Failed to confirm payment');

const PaymentError = ({ text }: { text: string }) => (
  <ErrorPanel
    title="Payment Error"
    text={text}
    action={
      <>
        <ButtonLink to="/pricing">Try Again</ButtonLink>
        {dashboard}
      </>
    }
  />
);
