import { useSyncExternalStore } from 'react';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { waiting } from '../api/optimistic-item-update.ts';
import styles from '../parts/styles/bulk.css';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Also on another page: what waits asks before the tab is closed, and is said to be sent. */
function follow() {
  const { count, sent } = waiting;
  if (count > 0) return window.addEventListener('beforeunload', ask);
  window.removeEventListener('beforeunload', ask);
  waiting.sent = 0;
  if (sent > 0)
    toast({ title: sent === 1 ? 'Your change was sent' : `Your ${sent} changes were sent` });
}
waiting.addEventListener('change', follow);

function subscribe(changed: () => void) {
  waiting.addEventListener('change', changed);
  return () => waiting.removeEventListener('change', changed);
}

/** How many changes wait for a connection. */
export const useWaiting = () => useSyncExternalStore(subscribe, () => waiting.count);

/** What was changed without a connection. */
export default function WaitingChanges() {
  const count = useWaiting();
  const words =
    count === 1
      ? '1 change waits for a connection. Keep this page open until it is sent.'
      : `${count} changes wait for a connection. Keep this page open until they are sent.`;
  return (
    <output aria-label="Unsent changes">
      {count > 0 ? <div className={styles['bar']}>{words}</div> : null}
    </output>
  );
}
