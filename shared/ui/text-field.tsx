import type { ComponentProps } from 'react';
import type { TextBinding } from './form-bindings.ts';
import { describedBy, Field } from './field.tsx';
import styles from './field.css';

type Own = { label: string; help?: React.ReactNode; optional?: boolean; bind: TextBinding };

type TextFieldProps = Own &
  Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'autoComplete'
    | 'placeholder'
    | 'inputMode'
    | 'min'
    | 'max'
    | 'step'
    | 'required'
    | 'list'
  > & {
    /** The whole of what was typed in short; undefined where there is nothing to complete. */
    complete?: (typed: string) => string | undefined;
  };

export function TextField({
  label,
  help,
  optional,
  bind,
  type = 'text',
  required,
  complete,
  ...input
}: TextFieldProps) {
  const { id, name, value, error, onChange } = bind;
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional === true}
      required={required}
    >
      <input
        {...input}
        required={required}
        className={styles['control']}
        type={type}
        id={id}
        name={name}
        value={value}
        // Said by us, once it was tried: the browser would say it of each field that is still empty.
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy({ id, error, help })}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          const whole = complete?.(value) ?? value;
          if (whole !== value) onChange(whole);
        }}
      />
    </Field>
  );
}

type TextAreaProps = Own & { rows?: number; required?: boolean };

export function TextArea({ label, help, optional, bind, rows = 3, required }: TextAreaProps) {
  const { id, name, value, error, onChange } = bind;
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional === true}
      required={required}
    >
      <textarea
        className={styles['control']}
        id={id}
        name={name}
        rows={rows}
        value={value}
        required={required}
        // Said by us, once it was tried: the browser would say it of each field that is still empty.
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy({ id, error, help })}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
