import { useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { GrowingText } from '../../parts/typing/growing-text.tsx';
import styles from './rows.css';

type LineFieldProps = Pick<ComponentProps<'input'>, 'placeholder' | 'inputMode' | 'readOnly'> & {
  label: string;
  field: 'name' | 'price';
  value: string;
  wrong?: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
};

/** Inline-editable menu text; its box shows only while focused. */
export function LineField({ label, field, value, wrong, onChange, ...input }: LineFieldProps) {
  const id = useId();
  const shared = {
    ...input,
    className: [styles['field'], styles[field]].join(' '),
    'data-field': field,
    'aria-label': label,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': wrong === undefined ? undefined : id,
    autoComplete: 'off',
    dir: 'auto',
    value,
  };
  return (
    <>
      {field === 'name' ? (
        // A long name wraps; lines that are pasted into it are one.
        <GrowingText
          {...shared}
          onChange={({ target }) => onChange(target.value.replaceAll(/\s*\n\s*/gu, ' '))}
        />
      ) : (
        <input {...shared} onChange={({ target }) => onChange(target.value)} />
      )}
      {wrong === undefined ? null : (
        <span id={id} hidden>
          {wrong}
        </span>
      )}
    </>
  );
}

/** Why a row is not saved. */
export const LineNote = ({ children }: { children: ReactNode }) => (
  <p className={styles['note']}>
    <CircleAlert size={14} aria-hidden="true" />
    <span>{children}</span>
  </p>
);
