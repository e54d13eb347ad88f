import { type RefObject, useEffect, useRef } from 'react';
import { announceMenuSaved } from '@menuleaf/shared/browser/federation/menu-saved.ts';
import { rowsOf } from '../doc/rows.ts';
import { useEditing, useOpenEditing } from '../editing-context.ts';
import styles from './editor.css';

/** Brings the dish that is edited into view, once it is there; in between the owner scrolls. */
function useFollowing(frame: RefObject<HTMLIFrameElement | null>): void {
  const editing = useOpenEditing();
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    let wanted = '';
    let shown: Element | undefined;
    const follow = () => {
      const page = current.contentWindow;
      const dish = page?.document.getElementById(wanted);
      if (!page || !dish || dish === shown) return;
      shown = dish;
      const { top, height } = dish.getBoundingClientRect();
      page.scrollTo(0, page.scrollY + top - (page.innerHeight - height) / 2);
    };
    // The preview draws itself anew after each save.
    const drawn = new MutationObserver(follow);
    const look = () => {
      drawn.disconnect();
      const page = current.contentDocument;
      if (page) drawn.observe(page, { childList: true, subtree: true });
      follow();
    };
    const enter = ({ target }: FocusEvent) => {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-id]') : null;
      const { doc, ids } = editing.get();
      const row = rowsOf(doc).find(({ id }) => id === line?.dataset['id']);
      if (row?.kind !== 'dish') return;
      const next = `i-${ids[row.dish] ?? row.dish}`;
      if (next === wanted) return;
      wanted = next;
      shown = undefined;
      follow();
    };
    look();
    current.addEventListener('load', look);
    document.addEventListener('focusin', enter);
    return () => {
      drawn.disconnect();
      current.removeEventListener('load', look);
      document.removeEventListener('focusin', enter);
    };
  }, [editing, frame]);
}

/** The diner's page of this menu, refreshed after each save. */
export function PreviewPane({ menuId }: { menuId: string }) {
  const saves = useEditing((state) => state.saves);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (saves > 0 && page) announceMenuSaved(page);
  }, [saves]);
  useFollowing(frame);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, with the owner's session
    <iframe
      ref={frame}
      className={styles['preview']}
      title="As guests see it"
      src={`/menu/${menuId}`}
    />
  );
}
