import { OwnersOnly } from '../sign-in/owners-only.tsx';
import { PeoplePage } from '../people/people-page.tsx';
import { SignInsPage } from '../sign-ins/sign-ins-page.tsx';
import { AccountPage } from './account-page.tsx';

const pages = { account: AccountPage, people: PeoplePage, signIns: SignInsPage };

/** What is behind one's name in the header: seldom opened, and loaded at once. */
export default function AccountPages({ page }: { page: keyof typeof pages }) {
  const OpenPage = pages[page];
  return (
    <OwnersOnly>
      <OpenPage />
    </OwnersOnly>
  );
}
