import { useMemo } from 'react';
import type { TextBinding } from './form-bindings.ts';
import { describedBy, Field } from './field.tsx';
import styles from './field.css';

type SelectProps = {
  label: string;
  help?: React.ReactNode;
  bind: TextBinding;
  options: readonly { value: string; label: string }[];
};

/** The native select: on a phone nothing custom is as good. */
export function SelectField({ label, help, bind, options }: SelectProps) {
  const { id, name, value, error, onChange } = bind;
  const all = useMemo(
    () =>
      options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <Field id={id} label={label} help={help} error={error}>
      <select
        className={styles['control']}
        id={id}
        name={name}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error, help })}
        onChange={(event) => onChange(event.target.value)}
      >
        {all}
      </select>
    </Field>
  );
}
