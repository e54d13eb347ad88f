import styles from './review.css';

const alt = /Mac|iPad|iPhone/u.test(navigator.userAgent) ? '⌥' : 'Alt';

/** Keyboard shortcuts for the review, if there is room. */
export const KeyHint = () => (
  <p className={styles['hint']}>
    <kbd>{alt}</kbd> <kbd>↓</kbd> next <kbd>{alt}</kbd> <kbd>↑</kbd> previous <kbd>Enter</kbd> it’s
    right
  </p>
);
