import styles from './grid.css';

const Sample = ({ mark, suggested }: { mark: string; suggested?: boolean }) => (
  <span
    className={[styles['mark'], styles['sample']].join(' ')}
    data-mark={mark}
    data-suggested={suggested}
    aria-hidden="true"
  >
    <span className={styles['sign']} />
  </span>
);

/** Legend of the marks, in the order presses cycle through them. */
export const Legend = () => (
  <p className={styles['legend']}>
    <span>Each tap changes the mark:</span>
    <span>
      <Sample mark="contains" />
      contains
    </span>
    <span>
      <Sample mark="may" />
      may contain traces
    </span>
    <span>
      <Sample mark="no" />
      neither
    </span>
    <span>
      <Sample mark="no" suggested />
      suggested, for you to decide
    </span>
  </p>
);
