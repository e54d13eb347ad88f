import { CardColumns } from '@menuleaf/shared/ui/card-columns.tsx';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { PasskeysList } from './passkeys-list.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SessionRow } from '@menuleaf/shared/contracts/sign-ins.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { sessionsQuery, signInsApi } from './sign-ins-api.ts';
import { formatWhen } from './format-when.ts';
import styles from '../people/people.css';

/** Active sessions. The current one is ended by Logout. */
function SessionsList() {
  const sessions = useQuery(sessionsQuery);
  if (sessions.data) {
    return (
      <ul className={styles['list']}>
        {sessions.data.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
    );
  }
  const text = 'Failed to load where you are signed in. Please try again.';
  return <Loading queries={[sessions]} title="Error Loading Devices" text={text} rows={2} />;
}

function Session({ session }: { session: SessionRow }) {
  const { id, device, created_at, last_used_at, is_current } = session;
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: () => signInsApi.endSession({ params: { id } }),
    onSuccess: async () => {
      toast({ title: `${device} is signed out` });
      await queries.invalidateQueries(sessionsQuery);
    },
    onError: toastFailure('This did not work. Please try again.'),
  });
  const opened = created_at ? formatWhen(created_at) : 'some time ago';
  // It is kept to the hour, and may lie before.
  const used =
    last_used_at && last_used_at > (created_at ?? '') ? formatWhen(last_used_at) : opened;
  return (
    <li className={styles['person']}>
      <span className={styles['who']}>
        <strong className={styles['name']}>
          {device} {is_current ? <Badge tone="leaf">This device</Badge> : null}
        </strong>
        <span className={styles['quiet']}>
          Signed in {opened}
          {used === opened ? null : `, last opened ${used}`}
        </span>
      </span>
      {is_current ? null : (
        <Button busy={ending.isPending && 'Signing out...'} onClick={() => ending.mutate()}>
          Sign out
          <VisuallyHidden> {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

/** Sign-in methods and active sessions. */
export function SignInsPage() {
  return (
    <Page>
      <PageHeading title="Sign-in" back={{ to: '/account', label: 'Your account' }} />
      <CardColumns
        left={
          <Card title="Passkeys">
            <PasskeysList />
          </Card>
        }
        right={
          <Card title="Where you’re signed in">
            <SessionsList />
          </Card>
        }
      />
    </Page>
  );
}
