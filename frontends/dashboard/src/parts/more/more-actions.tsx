import type { ReactNode } from 'react';
import styles from './more-actions.css';
import { MoreMenu } from './more-menu.tsx';
import { useNarrow } from '../narrow.ts';

/** Secondary actions: inline if there is room, behind one button on phones. */
export const MoreActions = ({ name, children }: { name: string; children: ReactNode }) =>
  useNarrow() ? (
    <div className={styles['more-button']}>
      <MoreMenu name={name}>{children}</MoreMenu>
    </div>
  ) : (
    children
  );
