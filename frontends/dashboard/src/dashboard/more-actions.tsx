import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import styles from './list.css';

/** What is needed less often: in the row where there is room, behind one button on a phone. */
export function MoreActions({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles['more-button']}>
        <Button tone="plain" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Ellipsis size={18} aria-hidden="true" />
          More
          <VisuallyHidden> for {name}</VisuallyHidden>
        </Button>
      </div>
      <div className={styles['more']} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}
