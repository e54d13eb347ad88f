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
    | 'readOnly'
    | 'list'
  > & {
    /** Expands abbreviated input; undefined if there is nothing to complete. */
    complete?: (typed: string) => string | undefined;
  };

type LabelledProps = Omit<Own, 'bind'> & {
  bind: TextBinding;
  required: boolean | undefined;
  children: (control: ControlProps) => React.ReactNode;
};

/** Common props of all text controls. */
type ControlProps = Pick<
  ComponentProps<'input'>,
  'className' | 'id' | 'name' | 'value' | 'required'
> & {
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

export function Labelled({ label, help, optional, bind, required, children }: LabelledProps) {
  const { id, name, value, error } = bind;
  return (
    <Field
      id={id}
      label={label}
      help={help}
      error={error}
      optional={optional === true}
      required={required}
    >
      {children({
        className: styles['control'],
        id,
        name,
        value,
        required,
        // Set by us, after an attempt: the browser would flag each field that is still empty.
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy({ id, error, help }),
      })}
    </Field>
  );
}

export function TextField(props: TextFieldProps) {
  const { label, help, optional, bind, type = 'text', required, complete, ...input } = props;
  const finish = () => {
    const whole = complete?.(bind.value) ?? bind.value;
    if (whole !== bind.value) bind.onChange(whole);
  };
  return (
    <Labelled label={label} help={help} optional={optional} bind={bind} required={required}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          dir={type === 'text' ? 'auto' : undefined}
          onChange={(event) => bind.onChange(event.target.value)}
          onBlur={finish}
        />
      )}
    </Labelled>
  );
}

type TextAreaProps = Own & { rows?: number; required?: boolean };

export const TextArea = ({ rows = 3, required, ...own }: TextAreaProps) => (
  <Labelled {...own} required={required}>
    {(control) => (
      <textarea
        {...control}
        rows={rows}
        dir="auto"
        onChange={(event) => own.bind.onChange(event.target.value)}
      />
    )}
  </Labelled>
);
