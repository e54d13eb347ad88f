import { useState, type ReactNode } from 'react';
import type { TextBinding } from './form-bindings.ts';
import { Labelled } from './text-field.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './field.css';

type PasswordFieldProps = {
  label?: string;
  autoComplete?: 'current-password' | 'new-password';
  help?: ReactNode;
  bind: TextBinding;
};

/** A password field with a show button; whoever is signed in confirms with theirs. */
export function PasswordField({
  label = 'Your password',
  autoComplete = 'current-password',
  help,
  bind,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Labelled label={label} help={help} bind={bind} required>
      {(control) => (
        <div className={styles['look']}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => bind.onChange(event.target.value)}
          />
          <button type="button" onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </button>
        </div>
      )}
    </Labelled>
  );
}
