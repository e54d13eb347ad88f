import type { ReactNode } from 'react';
import { SideSwitch } from '../../parts/side-switch.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import styles from './editor.css';

type Side = 'edit' | 'preview';

const sides = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
] as const;

type ToolBarProps = { side: Side; onSide: (side: Side) => void; children: ReactNode };

/** Menu-wide tools, always in reach. */
export function ToolBar({ side, onSide, children }: ToolBarProps) {
  return (
    <div className={styles['bar']}>
      {children}
      <div className={styles['tools']}>
        <UndoButtons />
        <SideSwitch
          label="Shown side"
          side={side}
          sides={sides}
          className={styles['switch']}
          onChange={onSide}
        />
      </div>
    </div>
  );
}
