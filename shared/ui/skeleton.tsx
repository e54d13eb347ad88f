import { useEffect, useState } from 'react';
import styles from './panels.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What comes within this time needs no skeleton: a flash would only make it feel slower. */
const patienceMs = 150;

export function Skeleton({ rows = 4, label = 'Loading' }: { rows?: number; label?: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <output className={styles['skeleton']}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={[styles['bar'], styles['title-bar']].join(' ')} />
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles['bar']} />
      ))}
    </output>
  );
}
