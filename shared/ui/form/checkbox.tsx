import type { ReactNode } from 'react';
import type { FlagBinding } from './form-bindings.ts';
import styles from './field.css';

export function Checkbox({
  label,
  help,
  bind,
}: {
  label: string;
  help?: ReactNode;
  bind: FlagBinding;
}) {
  return (
    <label className={styles['check']} htmlFor={bind.id}>
      <input
        type="checkbox"
        id={bind.id}
        name={bind.name}
        checked={bind.checked}
        onChange={(event) => bind.onChange(event.target.checked)}
      />
      <span>
        {label}
        {help ? <span className={styles['help']}> {help}</span> : null}
      </span>
    </label>
  );
}
