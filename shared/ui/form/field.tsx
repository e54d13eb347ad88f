import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.css';

export type Described = { id: string; error?: string | undefined; help?: ReactNode };

/** Ids for a control's aria-describedby: its error first, then its help. */
export function describedBy({ id, error, help }: Described): string | undefined {
  const ids = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

type FieldProps = Described & {
  label: string;
  optional?: boolean;
  required?: boolean | undefined;
  children: ReactNode;
};

/** Label above, help and error below. */
export function Field(props: FieldProps) {
  const { id, label, optional = false, required = false, help, error, children } = props;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id} data-required={required || undefined}>
        {label}
        {optional ? <span className={styles['optional']}> optional</span> : null}
      </label>
      {children}
      {error ? (
        <p className={styles['error']} id={`${id}-error`}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {help ? (
        <p className={styles['help']} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
