import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';
import { CommonPasswordHint } from './common-password-hint.tsx';

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
