import type { TextBinding } from './form-bindings.ts';
import { TextField } from './text-field.tsx';

/** The email of the form's user. */
export const EmailField = ({ bind }: { bind: TextBinding }) => (
  <TextField label="Email" required type="email" autoComplete="email" bind={bind} />
);
