import styles from './review.css';

const alt = /Mac|iPad|iPhone/u.test(navigator.userAgent) ? '⌥' : 'Alt';

/** Keyboard shortcuts for the review, if there is room. */
export const KeyHint = () => (
  <p className={styles['hint']}>
    <kbd>{alt}</kbd> <kbd>↓</kbd> <kbd>↑</kbd> move <kbd>Enter</kbd> keep
  </p>
);
