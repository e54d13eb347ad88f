import { WifiOff } from 'lucide-react';
import { Outcome } from './outcome.tsx';
import styles from './form/form-panel.css';

/** A save attempted while offline. */
export const NoConnection = () => (
  <Outcome className={styles['waiting']}>
    <p>
      <WifiOff size={18} aria-hidden="true" />
      No connection. Nothing has been sent yet.
    </p>
    <p>It will save by itself as soon as you’re back online. Keep this page open until then.</p>
  </Outcome>
);
