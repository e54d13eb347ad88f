import type { Ref } from 'react';
import styles from './styles/phone-frame.css';

/** A menu in a phone, as guests see it. */
export const PhoneFrame = ({ menuId, ref }: { menuId: string; ref?: Ref<HTMLIFrameElement> }) => (
  <div className={styles['phone']}>
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, with the owner's session */}
    <iframe ref={ref} title="As guests see it" src={`/menu/${menuId}`} />
  </div>
);
