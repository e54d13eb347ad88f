import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Button, type Tone } from '@menuleaf/shared/ui/button.tsx';
import styles from './more-menu.css';
import { useEndings } from './more-menu-ends.ts';

/** Upwards, a panel needs as much above its button: the page scrolls down to what has no room, but not up. */
const tallestPx = 280;

type MoreMenuProps = { name: string; tone?: Tone; children: ReactNode };

/** Secondary actions, behind one button. */
export function MoreMenu({ name, tone = 'plain', children }: MoreMenuProps) {
  const [open, setOpen] = useState(false);
  // What it opened, such as a dialog, stays when it closes.
  const [wasOpen, setWasOpen] = useState(false);
  const [upwards, setUpwards] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEndings(frame, open, () => setOpen(false));
  const toggle = () => {
    const { top = 0, bottom = 0 } = frame.current?.getBoundingClientRect() ?? {};
    setUpwards(bottom > window.innerHeight * 0.6 && top > tallestPx);
    setWasOpen(true);
    setOpen(!open);
  };
  return (
    <div ref={frame} className={styles['frame']}>
      <Button tone={tone} aria-label={`More for ${name}`} aria-expanded={open} onClick={toggle}>
        More
      </Button>
      {wasOpen ? (
        <div className={styles['panel']} data-panel data-upwards={upwards} hidden={!open}>
          <Suspense>{children}</Suspense>
        </div>
      ) : null}
    </div>
  );
}
