import type { ReactNode } from 'react';
import styles from './panels.css';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles['hidden']}>{children}</span>;
}
