import type { ReactNode } from 'react';
import styles from './more-actions.css';
import { MoreMenu } from './more-menu.tsx';
import { useNarrow } from '../narrow.ts';

/** What is needed less often: in the row where there is room, behind one button on a phone. */
export const MoreActions = ({ name, children }: { name: string; children: ReactNode }) =>
  useNarrow() ? (
    <div className={styles['more-button']}>
      <MoreMenu name={name}>{children}</MoreMenu>
    </div>
  ) : (
    children
  );
