import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './panels.css';

type EmptyStateProps = { icon: LucideIcon; title: string; children: ReactNode; action?: ReactNode };

/** Explains the thing and offers one next step. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <span className={styles['emblem']}>
        <Icon size={26} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      <div className={styles['text']}>{children}</div>
      {action ? <div className={styles['actions']}>{action}</div> : null}
    </div>
  );
}
