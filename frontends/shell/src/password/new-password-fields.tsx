import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';
import { useEffect, useState } from 'react';

/** Minimum length. */
const shortest = 6;

/** Warns of a common password while it is typed, without refusing it. The list loads on first input. */
function CommonPasswordHint({ password }: { password: string }) {
  const [common, setCommon] = useState('');
  useEffect(() => {
    if (password.length < shortest) return undefined;
    let isCurrent = true;
    import('./common-passwords.ts').then(
      ({ isCommon }) => isCurrent && setCommon(isCommon(password) ? password : ''),
      // Without the list there is no hint.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return common !== '' && common === password
    ? 'This is one of the most common passwords. A longer one of your own is harder to guess.'
    : null;
}

type NewPasswordFieldsProps = {
  labels: readonly [password: string, again: string];
  password: TextBinding;
  again: TextBinding;
};

/** A new password: typed twice, since the whole account depends on it. */
export const NewPasswordFields = ({ labels, password, again }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={labels[0]}
      autoComplete="new-password"
      help={
        <>
          {password.error === undefined ? 'At least 6 characters. ' : null}
          <output>
            <CommonPasswordHint password={password.value} />
          </output>
        </>
      }
      bind={password}
    />
    <PasswordField label={labels[1]} autoComplete="new-password" bind={again} />
  </>
);
