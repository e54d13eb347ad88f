import { useState } from 'react';
import { Link, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { RegisterForm } from './register-form.tsx';
import styles from './sign-in.css';

export default function RegisterPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  // An owner registering here goes on to the dashboard, not already logged in.
  const [joining, setJoining] = useState(false);
  return (
    <Page narrow>
      <div className={styles['door']}>
        {user && !joining ? (
          <AlreadyLoggedIn name={user.full_name} />
        ) : (
          <>
            <PageHeading title="Create your account" lead="Free to start. No card needed." />
            <RegisterForm onJoining={setJoining} />
            <p className={styles['other']}>
              Already have an account? <Link to={`/login?${search.toString()}`}>Login</Link>
            </p>
          </>
        )}
      </div>
    </Page>
  );
}

const AlreadyLoggedIn = ({ name }: { name: string }) => (
  <>
    <PageHeading title="Already Logged In" lead={`You are signed in as ${name}.`} />
    <Card>
      <ButtonLink tone="primary" to="/dashboard">
        Go to Dashboard
      </ButtonLink>
    </Card>
  </>
);
