import type { ComponentProps } from 'react';
import styles from './option.css';

/** A radio button or a checkbox, framed with its words. */
export const Option = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={styles['option']}>
    <input {...input} />
    <span>{children}</span>
  </label>
);
