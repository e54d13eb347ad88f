import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { failureOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { roleTitles } from '@menuleaf/shared/browser/session/role-titles.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ConfirmDialog } from '@menuleaf/shared/ui/confirm-dialog.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { accountsQuery, peopleApi, switchAccount } from '../people/people-api.ts';

/** The user's role in another account, with a way to leave it. */
export function MembersCard({ user }: { user: User }) {
  const { account } = user;
  const queries = useQueryClient();
  const { data } = useQuery(accountsQuery);
  const [asking, setAsking] = useState(false);
  const current = data?.find(({ id }) => id === account?.id);
  const leaving = useMutation({
    mutationFn: async () => {
      // Own account first: a session in an account that one has left ends.
      const home = data?.find(({ is_own }) => is_own)?.id ?? user.id;
      const opened = await peopleApi.openAccount({ params: { id: home } });
      switchAccount(queries, opened);
      await peopleApi.leaveAccount({ params: { id: account?.id ?? '' } });
    },
    onSuccess: () => window.location.assign('/dashboard'),
  });
  if (!account) return null;
  return (
    <Card title="This account">
      <p>
        You work in {current?.name ?? 'this account'} as {roleTitles[account.given_role]}.
        {account.role === account.given_role
          ? null
          : ' The account is on the Free plan, which limits what you can do right now.'}
      </p>
      <p>
        Its owner looks after the plan and the people. To export or delete your own data, switch to
        your own account in the header first.
      </p>
      <div>
        <Button tone="plain-danger" onClick={() => setAsking(true)}>
          Leave this account
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={`Leave ${current?.name ?? 'this account'}?`}
        text="You won’t be able to open it until its owner invites you again, and API keys you made for it stop working."
        confirm="Leave"
        busy={leaving.isPending && 'Leaving...'}
        failure={failureOf(leaving.error, 'This did not work. Please try again.')}
        onConfirm={() => leaving.mutate()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
