import type { TextBinding } from './form-bindings.ts';
import { TextField } from './text-field.tsx';

/** The email of who fills in the form. */
export const EmailField = ({ bind }: { bind: TextBinding }) => (
  <TextField label="Email" required type="email" autoComplete="email" bind={bind} />
);
