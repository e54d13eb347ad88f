import type { ReactNode } from 'react';
import styles from './card-columns.css';

/** Panels side by side where there is room: a group per column. */
export const CardColumns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <div className={styles['columns']}>
    <div>{left}</div>
    <div>{right}</div>
  </div>
);
