import type { ReactNode } from 'react';
import styles from './locked-fieldset.css';
import { LockedNote } from './locked-note.tsx';

type LockedFieldsetProps = { locked: true | undefined; children: ReactNode };

/** What is over the plan's limit can be looked at: it says so, and nothing in it can be pressed. */
export const LockedFieldset = ({ locked, children }: LockedFieldsetProps) => (
  <>
    {locked ? <LockedNote /> : null}
    <fieldset className={styles['inside']} disabled={locked === true}>
      {children}
    </fieldset>
  </>
);
