import { InvitationPage } from '../people/invitation-page.tsx';
import { PeoplePage } from '../people/people-page.tsx';
import { OwnersOnly } from '../sign-in/owners-only.tsx';
import { SignInsPage } from '../sign-ins/sign-ins-page.tsx';
import { AccountPage } from './account-page.tsx';

const owners = { account: AccountPage, people: PeoplePage, signIns: SignInsPage };

/** Pages behind the user's name in the header, and the invitation page: rarely opened, so in one chunk. */
export default function AccountPages({ page }: { page: keyof typeof owners | 'invitation' }) {
  if (page === 'invitation') return <InvitationPage />;
  const OpenPage = owners[page];
  return (
    <OwnersOnly>
      <OpenPage />
    </OwnersOnly>
  );
}
