import type { ReactNode } from 'react';
import styles from './badge.css';

type BadgeProps = { tone?: 'plain' | 'leaf' | 'saffron'; children: ReactNode };

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={`${styles['badge']} ${styles[tone] ?? ''}`}>{children}</span>;
}
