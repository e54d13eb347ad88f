import { useQueryClient, useMutation } from '@tanstack/react-query';
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
import { arrival } from './return-path.ts';
import { useGuestsDevice } from './use-guests-device.ts';
import { useTypedEmail } from '../password/use-typed-email.ts';
import styles from './sign-in.css';
import { KeyRound } from 'lucide-react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Outcome } from '@menuleaf/shared/ui/outcome.tsx';
import {
  canUsePasskeys,
  endSuggestion,
  isDeclined,
  signInWithPasskey,
} from '../sign-ins/ceremony.ts';
import { useEffect, useEffectEvent } from 'react';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';

type Opened = Awaited<ReturnType<typeof signInWithPasskey>>;

/** Whether the browser supports passkey autofill. */
const canSuggest = async () =>
  'PublicKeyCredential' in window &&
  typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
  PublicKeyCredential.isConditionalMediationAvailable();

/**
 * Offers this browser's passkeys in the email field (`autocomplete` includes webauthn), from the first focus of a field
 * on: before that, nothing is loaded, and nothing is requested from the server.
 */
function useSuggestedPasskey(remember: boolean, onSignedIn: (opened: Opened) => void): void {
  const arrived = useEffectEvent(onSignedIn);
  const isRemembered = useEffectEvent(() => remember);
  useEffect(() => {
    let end: (() => Promise<void>) | undefined;
    let isLeft = false;
    const suggest = async () => {
      if (!(await canSuggest())) return;
      if (isLeft) return;
      end = endSuggestion;
      try {
        arrived(await signInWithPasskey(() => isRemembered(), true));
      } catch (error) {
        // A password sign-in meanwhile removes the field that this needs.
        if (isLeft || isDeclined(error)) return;
        toastFailure('The passkey did not work. Please use your password.')(error);
      }
    };
    const gone = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
      document.removeEventListener('focusin', gone);
      void suggest();
    };
    document.addEventListener('focusin', gone);
    return () => {
      isLeft = true;
      document.removeEventListener('focusin', gone);
      void end?.();
    };
  }, []);
}

type PasskeyButtonProps = { remember: boolean; onSignedIn: (opened: Opened) => void };

/** Passkey sign-in, where supported. */
function PasskeyButton({ remember, onSignedIn }: PasskeyButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => signInWithPasskey(() => remember),
    onSuccess: onSignedIn,
  });
  if (!canUsePasskeys()) return null;
  return (
    <>
      <Button wide busy={isPending && 'Waiting for your passkey...'} onClick={() => mutate()}>
        <KeyRound size={18} aria-hidden="true" />
        Use a passkey
      </Button>
      {error ? (
        <Outcome role="alert" className={styles['failure']}>
          {isDeclined(error)
            ? 'No passkey was used. Try again, or use your password.'
            : detailOf(error, 'This did not work. Please use your password.')}
        </Outcome>
      ) : null}
    </>
  );
}

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
  const { typed, keep } = useTypedEmail();
  const arrive = async (opened: Parameters<typeof signIn>[1]) => {
    signIn(queries, opened);
    await navigate(arrival(search.get('next'), opened.user), { replace: true });
  };
  const form = useForm({
    initial: { username: typed, password: '', remember_me: false },
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
          <Link to="/forgot-password" onClick={() => keep(form.values.username)}>
            Forgot password?
          </Link>
        </div>
      </FormPanel>
      <PasskeyButton
        remember={form.values.remember_me}
        onSignedIn={(opened) => void arrive(opened)}
      />
    </Card>
  );
}
