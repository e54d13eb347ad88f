import type { ReactNode } from 'react';
import styles from './locked-fieldset.css';
import { LockedNote } from './locked-note.tsx';

type LockedFieldsetProps = { locked: true | undefined; children: ReactNode };

/** Over the plan's limit: shown with a note, but disabled. */
export const LockedFieldset = ({ locked, children }: LockedFieldsetProps) => (
  <>
    {locked ? <LockedNote /> : null}
    <fieldset className={styles['inside']} disabled={locked === true}>
      {children}
    </fieldset>
  </>
);
