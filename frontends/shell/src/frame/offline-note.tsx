import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './offline-note.css';

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);

/** While there is no connection: that nothing is sent, and that what was saved waits for it. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  return (
    <output className={styles['note']} data-shown={!isOnline}>
      {isOnline ? null : (
        <>
          <WifiOff size={16} aria-hidden="true" />
          No connection. Your changes will be sent once you’re back online.
        </>
      )}
    </output>
  );
}
