import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Button, type Tone } from '@menuleaf/shared/ui/button.tsx';
import styles from './more-menu.css';

/** Closes the menu on selection, Escape or outside interaction. */
function useEndings(
  frame: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // Focus scrolls to where a sticky bar would stand without being sticky.
    const toButton = () => frame.current?.querySelector('button')?.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      toButton();
    };
    const chosen = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches('[data-panel] :not(summary)')) return;
      // A dialog that opens now returns focus to what still exists.
      toButton();
      close();
    };
    frame.current?.addEventListener('click', chosen, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => ending.abort();
  });
}

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
