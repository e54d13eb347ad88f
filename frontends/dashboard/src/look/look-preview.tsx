import { useEffect, useRef } from 'react';
import {
  onLookRequested,
  postLookPreview,
} from '@menuleaf/shared/browser/federation/look-preview.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { PhoneFrame } from '../parts/phone-frame.tsx';
import styles from './look.css';

type LookPreviewProps = { menuId: string | null; look: ShownLook };

/** The menu as guests would see it on a phone, before anything is saved. */
export function LookPreview({ menuId, look }: LookPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const show = () => {
      const page = frame.current?.contentWindow;
      if (page) postLookPreview(page, look);
    };
    show();
    return onLookRequested(show);
  }, [look]);
  if (menuId === null) {
    return (
      <p className={styles['none']}>
        Once this restaurant has an active menu, you’ll see here how guests see it.
      </p>
    );
  }
  return <PhoneFrame menuId={menuId} ref={frame} />;
}
