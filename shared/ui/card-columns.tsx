import type { ReactNode } from 'react';
import styles from './card-columns.css';

/** Panels beside each other where there is room: a group of them in each column. */
export const CardColumns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <div className={styles['columns']}>
    <div>{left}</div>
    <div>{right}</div>
  </div>
);
