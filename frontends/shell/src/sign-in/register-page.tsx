import { useState } from 'react';
import { Link, useSearchParams, useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession, signIn } from '@menuleaf/shared/browser/session/session.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import styles from './sign-in.css';
import { useQueryClient } from '@tanstack/react-query';
import { EmailField } from '@menuleaf/shared/ui/form/email-field.tsx';
import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { identity } from '../identity-api.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { passwordsDiffer } from '../password/passwords-differ.ts';
import { useTypedEmail } from '../password/use-typed-email.ts';
import { returnPath } from './return-path.ts';

/** The refusal of an address that has an account. */
const taken = 'Email already registered';

const empty = { full_name: '', email: '', password: '', confirm_password: '' };

function RegisterForm({ onJoining }: { onJoining: (joining: boolean) => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({
    initial: { ...empty, email: search.get('email') ?? '' },
    schema: identityContract.register.body,
    check: ({ password, confirm_password }) => passwordsDiffer(password, confirm_password),
    otherwise: 'Registration failed',
    save: async (body) => {
      const opened = await identity.register({ body });
      onJoining(true);
      signIn(queries, opened);
      await navigate(returnPath(search.get('next')), { replace: true });
    },
  });
  return (
    <Card>
      <FormPanel
        form={form}
        label="Create your account"
        advice={form.failure === taken ? <OwnAccount email={form.values.email} /> : null}
        submit="Sign Up"
        submitting="Creating account..."
        wide
      >
        <TextField label="Full name" required autoComplete="name" bind={form.text('full_name')} />
        <EmailField bind={form.text('email')} />
        <NewPasswordFields
          labels={['Password', 'Confirm password']}
          password={form.text('password')}
          again={form.text('confirm_password')}
        />
        <p>
          By signing up you agree to our <Link to="/terms">terms</Link>. Our{' '}
          <Link to="/privacy">privacy policy</Link> says what we know about you, and why.
        </p>
      </FormPanel>
    </Card>
  );
}

function OwnAccount({ email }: { email: string }) {
  const { keep } = useTypedEmail();
  const [search] = useSearchParams();
  return (
    <>
      Is it yours?{' '}
      <Link to={`/login?${search.toString()}`} onClick={() => keep(email)}>
        Login
      </Link>{' '}
      or{' '}
      <Link to="/forgot-password" onClick={() => keep(email)}>
        choose a new password
      </Link>
      .
    </>
  );
}

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
