import { InvitationPage } from '../people/invitation-page.tsx';
import { PeoplePage } from '../people/people-page.tsx';
import { OwnersOnly } from '../sign-in/owners-only.tsx';
import { SignInsPage } from '../sign-ins/sign-ins-page.tsx';
import { AccountPage } from './account-page.tsx';

const owners = { account: AccountPage, people: PeoplePage, signIns: SignInsPage };

type AccountPagesProps = { page: keyof typeof owners | 'invitation' };

/** What is behind one's name in the header, and the way into an account: seldom opened, and loaded at once. */
export default function AccountPages({ page }: AccountPagesProps) {
  if (page === 'invitation') return <InvitationPage />;
  const OpenPage = owners[page];
  return (
    <OwnersOnly>
      <OpenPage />
    </OwnersOnly>
  );
}
