import { onlineManager } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import styles from './offline-note.css';

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);

/** Offline note: nothing is sent, and saved changes wait for a connection. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  return (
    <output className={styles['note']} data-shown={!isOnline}>
      {isOnline ? null : (
        <>
          <WifiOff size={16} aria-hidden="true" />
          No connection.<span>Your changes will be sent once you’re back online.</span>
        </>
      )}
    </output>
  );
}
