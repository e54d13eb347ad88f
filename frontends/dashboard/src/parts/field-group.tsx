import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './field-group.css';
import { useNarrow } from './narrow.ts';

type FieldGroupProps = {
  title: string;
  /** Benefit for guests. */
  gain: string;
  form: { errors: Readonly<Record<string, string>>; attempt: number };
  fields: readonly string[];
  /** Whether it has any value. */
  filled: boolean;
  children: ReactNode;
};

/** An optional part of a form: open if there is room, if it has a value, or if it has an error. */
export function FieldGroup(props: FieldGroupProps) {
  const { title, gain, form, fields, filled, children } = props;
  const narrow = useNarrow();
  const [open, setOpen] = useState(filled || !narrow);
  const wrongAt = fields.some((field) => field in form.errors) ? form.attempt : undefined;
  const [seen, setSeen] = useState(wrongAt);
  if (wrongAt !== seen) {
    setSeen(wrongAt);
    if (wrongAt !== undefined) setOpen(true);
  }
  return (
    <details
      className={styles['group']}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles['head']}>
        <span className={styles['words']}>
          <h2>{title}</h2> <span className={styles['gain']}>{gain}</span>
        </span>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  );
}
