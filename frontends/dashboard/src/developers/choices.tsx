import type { ReactNode } from 'react';
import styles from './developers.css';

type ChoicesProps = {
  legend: string;
  /** Link target of the form's summary. */
  id: string;
  error: string | undefined;
  children: ReactNode;
};

/** Checkboxes, at least one of which is required. */
export const Choices = ({ legend, id, error, children }: ChoicesProps) => (
  <fieldset
    className={styles['choices']}
    id={id}
    tabIndex={-1}
    aria-describedby={error === undefined ? undefined : `${id}-error`}
  >
    <legend>{legend}</legend>
    {children}
    {error === undefined ? null : (
      <p className={styles['error']} id={`${id}-error`}>
        {error}
      </p>
    )}
  </fieldset>
);
