import type { ReactNode } from 'react';
import styles from './developers.css';

type ChoicesProps = {
  legend: string;
  /** Where the summary of a form leads to. */
  id: string;
  error: string | undefined;
  children: ReactNode;
};

/** Boxes to tick, of which one at least has to be. */
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
