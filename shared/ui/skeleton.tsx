import { useEffect, useState } from 'react';
import styles from './skeleton.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Shorter waits need no skeleton: a flash would only make them feel slower. */
const patienceMs = 150;

type SkeletonProps = {
  /** The expected layout: a list, cards, form fields, or two lists side by side. */
  shape?: 'rows' | 'cards' | 'form' | 'columns';
  rows?: number;
  label?: string;
};

export function Skeleton({ shape = 'rows', rows = 4, label = 'Loading' }: SkeletonProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <output className={styles['skeleton']}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {shape === 'rows' ? <Lines rows={rows} /> : null}
      {shape === 'cards' ? <Parts className="cards" part="card" count={2} /> : null}
      {shape === 'form' ? <Fields count={rows} /> : null}
      {shape === 'columns' ? (
        <span className={styles['columns']}>
          <Lines rows={rows + 1} />
          <Lines rows={rows + 1} />
        </span>
      ) : null}
    </output>
  );
}

const Parts = (props: { className: string; part: string; count: number }) => (
  <span className={styles[props.className]}>
    {Array.from({ length: props.count }, (_, index) => (
      <span key={index} className={[styles['bar'], styles[props.part]].join(' ')} />
    ))}
  </span>
);

const Lines = ({ rows }: { rows: number }) => (
  <span className={styles['lines']}>
    <span className={[styles['bar'], styles['title']].join(' ')} />
    <Parts className="rows" part="row" count={rows} />
  </span>
);

const Fields = ({ count }: { count: number }) => (
  <span className={styles['form']}>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={styles['field']}>
        <span className={[styles['bar'], styles['name']].join(' ')} />
        <span className={[styles['bar'], styles['input']].join(' ')} />
      </span>
    ))}
  </span>
);
