import styles from './keys.css';

const alt = /Mac|iPad|iPhone/u.test(navigator.userAgent) ? '⌥' : 'Alt';

/** Where there is room for it, how a keyboard goes through what is to be looked at. */
export const KeyHint = () => (
  <p className={styles['hint']}>
    <kbd>{alt}</kbd> <kbd>↓</kbd> next <kbd>{alt}</kbd> <kbd>↑</kbd> previous <kbd>Enter</kbd> it’s
    right
  </p>
);
