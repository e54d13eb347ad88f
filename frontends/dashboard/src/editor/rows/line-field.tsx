import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './rows.css';

type LineFieldProps = Pick<
  ComponentProps<'input'>,
  'placeholder' | 'inputMode' | 'readOnly' | 'maxLength'
> & {
  label: string;
  field: 'name' | 'price';
  value: string;
  wrong?: string | undefined;
  onChange: (value: string) => void;
};

/** A word of the menu that is changed where it stands: a box is round it only while one is in it. */
export function LineField({ label, field, value, wrong, onChange, ...input }: LineFieldProps) {
  const id = useId();
  return (
    <>
      <input
        {...input}
        className={[styles['field'], styles[field]].join(' ')}
        data-field={field}
        aria-label={label}
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : id}
        autoComplete="off"
        dir="auto"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {wrong === undefined ? null : (
        <span id={id} hidden>
          {wrong}
        </span>
      )}
    </>
  );
}

/** Why a line is not saved, under it. */
export const LineNote = ({ children }: { children: ReactNode }) => (
  <p className={styles['note']}>
    <CircleAlert size={14} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
