import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { ApiError, detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { refreshUser, useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { billing } from '../billing-api.ts';
import { paidFrom } from '../paid-from.ts';

const dashboard = (
  <ButtonLink tone="primary" to="/dashboard">
    Go to Dashboard
  </ButtonLink>
);

export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  const { status } = useSession();
  return (
    <Page narrow>
      <PageHeading title="Payment" />
      {!sessionId ? (
        <PaymentError text="No payment session ID found." />
      ) : status === 'guest' ? (
        <PaymentError text={logIn} way={<LogIn sessionId={sessionId} />} />
      ) : status === 'checking' ? (
        <Confirming />
      ) : (
        <Confirmation sessionId={sessionId} />
      )}
    </Page>
  );
}

/** A query that never goes stale, so one payment is confirmed once, however often this renders. */
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
  if (!data) return <Confirming />;
  const before = paidFrom();
  const ways = (
    <>
      {before === undefined ? null : <ButtonLink to={before}>Back to where you were</ButtonLink>}
      {dashboard}
    </>
  );
  return (
    <EmptyState icon={CircleCheck} title="Payment Successful" action={ways}>
      <p>Your Pro subscription is now active</p>
    </EmptyState>
  );
}

const logIn = 'Please log in to view your payment status.';

const LogIn = ({ sessionId }: { sessionId: string }) => {
  const here = `/payment-success?session_id=${sessionId}`;
  return <ButtonLink to={`/login?next=${encodeURIComponent(here)}`}>Log in</ButtonLink>;
};

const Confirming = () => <output>Confirming your payment...</output>;

const reasonOf = (error: Error) =>
  error instanceof ApiError && error.status === 401
    ? logIn
    : detailOf(error, 'Failed to confirm payment');

const PaymentError = ({ text, way }: { text: string; way?: ReactNode }) => (
  <ErrorPanel
    title="Payment Error"
    text={text}
    action={
      <>
        {way}
        <ButtonLink to="/pricing">Try Again</ButtonLink>
        {dashboard}
      </>
    }
  />
);
