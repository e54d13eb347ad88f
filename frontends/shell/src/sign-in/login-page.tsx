import { useQueryClient } from '@tanstack/react-query';
import {
  Link,
  Navigate,
  useNavigate,
  useSearchParams,
} from '@menuleaf/shared/browser/federation/router.ts';
import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { signIn, useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { identity } from '../identity-api.ts';
import { PasskeyButton } from '../sign-ins/passkey-button.tsx';
import { useSuggestedPasskey } from '../sign-ins/use-suggested-passkey.ts';
import { arrival } from './return-path.ts';
import { useGuestsDevice } from './use-guests-device.ts';
import styles from './sign-in.css';

export default function LoginPage() {
  const { user } = useSession();
  const [search] = useSearchParams();
  useGuestsDevice();
  if (user) return <Navigate to={arrival(search.get('next'), user)} replace />;
  return (
    <Page narrow>
      <div className={styles['door']}>
        <PageHeading title="Welcome back" lead="Sign in to your restaurants and menus." />
        <LoginForm />
        <p className={styles['other']}>
          New here? <Link to={`/register?${search.toString()}`}>Sign Up</Link>
        </p>
      </div>
    </Page>
  );
}

function LoginForm() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const arrive = async (opened: Parameters<typeof signIn>[1]) => {
    signIn(queries, opened);
    await navigate(arrival(search.get('next'), opened.user), { replace: true });
  };
  const form = useForm({
    initial: { username: '', password: '', remember_me: false },
    schema: identityContract.login.body,
    otherwise: 'Login failed',
    save: async (body) => {
      await arrive(await identity.login({ body }));
    },
  });
  useSuggestedPasskey(form.values.remember_me, (opened) => void arrive(opened));
  return (
    <Card>
      <FormPanel form={form} label="Sign in" submit="Sign In" submitting="Signing in..." wide>
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="username webauthn"
          bind={form.text('username')}
        />
        <PasswordField label="Password" bind={form.text('password')} />
        <div className={styles['beside']}>
          <Checkbox label="Remember me" bind={form.flag('remember_me')} />
          <Link to="/forgot-password">Forgot password?</Link>
        </div>
      </FormPanel>
      <PasskeyButton
        remember={form.values.remember_me}
        onSignedIn={(opened) => void arrive(opened)}
      />
    </Card>
  );
}
