import { type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button, type Tone } from '@menuleaf/shared/ui/button.tsx';
import { useClosing } from '@menuleaf/shared/ui/closing.ts';
import styles from './more-menu.css';

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
  const close = () => setOpen(false);
  // Focus scrolls to where a sticky bar would stand without being sticky.
  const refocus = () => frame.current?.querySelector('button')?.focus({ preventScroll: true });
  useClosing(frame, open, { close, refocus });
  const chosen = ({ target }: MouseEvent) => {
    if (!open || !(target instanceof Element)) return;
    if (!target.matches('[data-panel] :not(summary)')) return;
    // A dialog that opens now returns focus to what still exists.
    refocus();
    close();
  };
  const toggle = () => {
    const { top = 0, bottom = 0 } = frame.current?.getBoundingClientRect() ?? {};
    setUpwards(bottom > window.innerHeight * 0.6 && top > tallestPx);
    setWasOpen(true);
    setOpen(!open);
  };
  return (
    <div ref={frame} className={styles['frame']} onClickCapture={chosen}>
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
