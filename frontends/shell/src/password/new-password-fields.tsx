import type { TextBinding } from '@menuleaf/shared/ui/form-bindings.ts';
import { PasswordField } from '@menuleaf/shared/ui/password-field.tsx';

/** A password that is chosen: it can be looked at, so typing it once may be enough. */
export const NewPasswordField = ({ label, bind }: { label: string; bind: TextBinding }) => (
  <PasswordField
    label={label}
    autoComplete="new-password"
    help="At least 6 characters."
    bind={bind}
  />
);

type NewPasswordFieldsProps = {
  labels: readonly [password: string, again: string];
  password: TextBinding;
  again: TextBinding;
};

/** Typed twice, where an account with all that is in it hangs on it. */
export const NewPasswordFields = ({ labels, password, again }: NewPasswordFieldsProps) => (
  <>
    <NewPasswordField label={labels[0]} bind={password} />
    <PasswordField label={labels[1]} autoComplete="new-password" bind={again} />
  </>
);
