import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useRetryOnline } from './use-retry-online.ts';
import styles from './panels.css';

type ErrorPanelProps = {
  title: string;
  text?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
};

/** What could not be loaded; tried again by itself once the connection is back. */
export function ErrorPanel({ title, text, onRetry, action }: ErrorPanelProps) {
  useRetryOnline(onRetry !== undefined, () => onRetry?.());
  return (
    <div className={styles['empty']} role="alert">
      <span className={[styles['emblem'], styles['trouble']].join(' ')}>
        <CloudOff size={26} strokeWidth={1.5} aria-hidden="true" />
      </span>
      <h2>{title}</h2>
      {text ? <p className={styles['text']}>{text}</p> : null}
      <div className={styles['actions']}>
        {onRetry ? (
          <Button tone="primary" onClick={onRetry}>
            Retry
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}
