import { useEffect, useRef } from 'react';
import { announceMenuSaved } from '@menuleaf/shared/browser/federation/menu-saved.ts';
import { mediaHook } from '../../parts/narrow.ts';
import { useEditing } from '../editing-context.ts';
import styles from './editor.css';

/** Wide enough for the style sheet's preview beside the rows. */
export const useWide = mediaHook('(min-width: 1100px)');

/** The diner's page of this menu, refreshed after each save. */
export function PreviewPane({ menuId }: { menuId: string }) {
  const saves = useEditing((state) => state.saves);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const page = frame.current?.contentWindow;
    if (saves > 0 && page) announceMenuSaved(page);
  }, [saves]);
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
