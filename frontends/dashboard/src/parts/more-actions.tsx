import { useState, type ReactNode } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import styles from './more-actions.css';
import { useNarrow } from './narrow.ts';

/** What is needed less often: in the row where there is room, behind one button on a phone. */
export function MoreActions({ name, children }: { name: string; children: ReactNode }) {
  const narrow = useNarrow();
  // What was in the row stays when a phone is turned: a dialog that it opened may be there.
  const [open, setOpen] = useState(!narrow);
  return (
    <>
      {narrow ? (
        <div className={styles['more-button']}>
          <Button
            tone="plain"
            aria-label={`More for ${name}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            More
          </Button>
        </div>
      ) : null}
      {open && narrow ? <span className={styles['line-break']} /> : null}
      {open || !narrow ? children : null}
    </>
  );
}
