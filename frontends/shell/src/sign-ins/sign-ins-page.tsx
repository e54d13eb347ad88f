import { CardColumns } from '@menuleaf/shared/ui/card-columns.tsx';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { PasskeysList } from './passkeys-list.tsx';
import { SessionsList } from './sessions-list.tsx';

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
