import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { ApiError, detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { refreshUser, useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { identity } from '../identity-api.ts';

/** Target of the email's link; on any device, signed in or not. */
export default function VerifyEmailPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <Page narrow>
      <PageHeading title="Confirm your email" />
      <Card>{token === '' ? <p>This link is incomplete.</p> : <Verification token={token} />}</Card>
    </Page>
  );
}

/** Programs that check mail open its links, and run their scripts: only a person is signed in, or presses. */
function Verification({ token }: { token: string }) {
  const queries = useQueryClient();
  const { user, status } = useSession();
  const [isPressed, setIsPressed] = useState(false);
  const isAsked = isPressed || user?.email_verified === false;
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ['verify-email', token],
    staleTime: Infinity,
    retry: false,
    enabled: isAsked,
    queryFn: async () => {
      await identity.verifyEmail({ body: { token } });
      await refreshUser(queries);
      return true;
    },
  });
  if (error) {
    const otherwise = 'Check your connection and try again.';
    return (
      <ErrorPanel
        title="Your email could not be confirmed"
        text={detailOf(error, otherwise)}
        {...(error instanceof ApiError && error.status === 422
          ? { action: <ButtonLink to="/account">Go to your account</ButtonLink> }
          : { onRetry: () => void refetch() })}
      />
    );
  }
  if (isSuccess) {
    return (
      <output>
        Thank you, your email is confirmed. <Link to="/dashboard">Go to your dashboard</Link>
      </output>
    );
  }
  if (isAsked || status === 'checking') return <output>Confirming your email...</output>;
  return (
    <>
      <p>Press once, and Menuleaf lists your restaurants.</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- all that the page is for */}
      <Button tone="primary" autoFocus onClick={() => setIsPressed(true)}>
        Confirm your email
      </Button>
    </>
  );
}
