import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './panels.css';

type ErrorPanelProps = {
  title: string;
  text?: ReactNode;
  onRetry?: () => void;
  action?: ReactNode;
};

export function ErrorPanel({ title, text, onRetry, action }: ErrorPanelProps) {
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
