import { CircleAlert } from 'lucide-react';
import { describedBy } from '@menuleaf/shared/ui/form/field.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import styles from './hours.css';
import { pickedDay } from './picked-day.ts';

type GuestsTextProps = { bind: TextBinding; onFocus: () => void; onBlur: () => void };

/** A day's text as guests see it, editable. */
export function GuestsText({ bind, onFocus, onBlur }: GuestsTextProps) {
  const { id, name, value, error, onChange } = bind;
  const help =
    pickedDay(value).kind === 'words'
      ? 'Guests see it as written, so we can’t tell whether you’re open.'
      : undefined;
  return (
    <div className={styles['seen']}>
      <p className={styles['line']}>
        <span id={`${id}-seen`}>Guests will see:</span>
        <input
          className={[field['control'], styles['text']].join(' ')}
          type="text"
          id={id}
          name={name}
          aria-labelledby={`${id}-day ${id}-seen`}
          value={value}
          placeholder="nothing"
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy({ id, error, help })}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      </p>
      {error ? (
        <p className={field['error']} id={`${id}-error`}>
          <CircleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {help ? (
        <p className={field['help']} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
