import type { TextBinding } from '@menuleaf/shared/ui/form-bindings.ts';
import { TextField } from '@menuleaf/shared/ui/text-field.tsx';

type NewPasswordFieldsProps = {
  labels: readonly [password: string, again: string];
  password: TextBinding;
  again: TextBinding;
};

/** A new password, typed twice. */
export const NewPasswordFields = ({ labels, password, again }: NewPasswordFieldsProps) => (
  <>
    <TextField
      label={labels[0]}
      required
      type="password"
      autoComplete="new-password"
      help="At least 6 characters."
      bind={password}
    />
    <TextField
      label={labels[1]}
      required
      type="password"
      autoComplete="new-password"
      bind={again}
    />
  </>
);
