import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { PasskeysList } from './passkeys-list.tsx';
import { SessionsList } from './sessions-list.tsx';

/** How one signs in, and where one is signed in. */
export function SignInsPage() {
  return (
    <Page column>
      <PageHeading title="Sign-in" back={{ to: '/account', label: 'Your account' }} />
      <Card title="Passkeys">
        <PasskeysList />
      </Card>
      <Card title="Where you’re signed in">
        <SessionsList />
      </Card>
    </Page>
  );
}
