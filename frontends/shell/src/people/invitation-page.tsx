import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@menuleaf/shared/contracts/operation.ts';
import type { GivenRole } from '@menuleaf/shared/contracts/people.ts';
import { ApiError, detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Link, useNavigate, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { signOut, useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Outcome } from '@menuleaf/shared/ui/outcome.tsx';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { peopleApi, switchAccount, firstPage } from './people-api.ts';
import { roleWords } from './roles.ts';
import styles from './people.css';

/** Target of an invitation link, for anyone. */
export function InvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <Page narrow>
      <PageHeading title="Your invitation" />
      <Card>{token === '' ? <p>This link is incomplete.</p> : <Invited token={token} />}</Card>
    </Page>
  );
}

function Invited({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) => peopleApi.readInvitation({ body: { token } }, signal),
  });
  // What is over is no failure to try again.
  if (error instanceof ApiError && error.status === 422) {
    return (
      <p role="alert" className={styles['note']}>
        {detailOf(error, 'This link is not valid.')}
      </p>
    );
  }
  if (error) {
    return (
      <ErrorPanel
        title="This invitation can’t be opened"
        text={detailOf(error, 'Check your connection and try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton shape="rows" rows={2} />;
  return (
    <>
      <p>
        <strong>{data.invited_by}</strong> invites you to{' '}
        <strong>{data.restaurants?.join(', ') ?? data.account_name}</strong>.
      </p>
      {data.joins_as === null ? (
        <p className={styles['note']}>
          This account has no place for another person just now. Ask {data.invited_by}; the link
          works again as soon as there is one.
        </p>
      ) : (
        <>
          <Work role={data.role} now={data.joins_as ?? data.role} />
          <Answer token={token} email={data.email} hasSignIn={data.has_sign_in} />
        </>
      )}
    </>
  );
}

/** What the role is for; on Free, the kitchen stands in for more. */
function Work({ role, now }: { role: GivenRole; now: Role }) {
  const { title, may } = roleWords[now === 'kitchen' ? 'kitchen' : role];
  return (
    <>
      <p>
        <strong>{title}.</strong> {may}
      </p>
      {now === role ? null : (
        <p className={styles['note']}>
          The account is on the Free plan. You become {roleWords[role].title} once it is on Pro.
        </p>
      )}
    </>
  );
}

/** Join, or the steps required before. */
function Answer({ token, email, hasSignIn }: { token: string; email: string; hasSignIn: boolean }) {
  const { user, status } = useSession();
  const next = `next=${encodeURIComponent(`/invitation?token=${token}`)}`;
  if (status === 'checking') return <Skeleton shape="rows" rows={1} />;
  if (!user) {
    return hasSignIn ? (
      <>
        <p>Sign in as {email} to accept.</p>
        <ButtonLink tone="primary" to={`/login?${next}`}>
          Sign in
        </ButtonLink>
      </>
    ) : (
      <>
        <p>Create your own sign-in with {email}. It takes a minute and costs nothing.</p>
        <ButtonLink tone="primary" to={`/register?${next}&email=${encodeURIComponent(email)}`}>
          Create your sign-in
        </ButtonLink>
      </>
    );
  }
  const isTheirs = user.email.trim().toLowerCase() === email.trim().toLowerCase();
  return isTheirs ? <Join token={token} /> : <OtherEmail email={email} own={user.email} />;
}

function OtherEmail({ email, own }: { email: string; own: string }) {
  const queries = useQueryClient();
  return (
    <>
      <p className={styles['note']}>
        This invitation is for {email}. You are signed in as {own}.
      </p>
      <div>
        <Button onClick={() => void signOut(queries)}>Sign out to accept it</Button>
      </div>
    </>
  );
}

function Join({ token }: { token: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const joining = useMutation({
    mutationFn: () => peopleApi.acceptInvitation({ body: { token } }),
    onSuccess: async (opened) => {
      switchAccount(queries, opened);
      toast({ title: 'Welcome. You have joined the account.' });
      await navigate(firstPage(opened.user), { replace: true });
    },
  });
  return (
    <>
      {joining.error ? (
        <Outcome role="alert" className={styles['error']}>
          {detailOf(joining.error, 'This did not work. Please try again.')}
        </Outcome>
      ) : null}
      <div>
        <Button
          tone="primary"
          busy={joining.isPending && 'Joining...'}
          onClick={() => joining.mutate()}
        >
          Accept and join
        </Button>
      </div>
      <p className={styles['quiet']}>
        You keep your own account too. <Link to="/privacy">How we handle your data</Link>
      </p>
    </>
  );
}
