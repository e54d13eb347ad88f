import type { ReactNode } from 'react';
import { UndoButtons } from './undo-buttons.tsx';
import styles from './editor.css';

type Side = 'edit' | 'preview';
type ToolBarProps = { side: Side; onSide: (side: Side) => void; children: ReactNode };

/** What holds for the whole menu, always in reach. */
export function ToolBar({ side, onSide, children }: ToolBarProps) {
  return (
    <div className={styles['bar']}>
      {children}
      <UndoButtons />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two buttons, no fields */}
      <div role="group" aria-label="Shown side" className={styles['switch']}>
        <button type="button" aria-pressed={side === 'edit'} onClick={() => onSide('edit')}>
          Edit
        </button>
        <button type="button" aria-pressed={side === 'preview'} onClick={() => onSide('preview')}>
          Preview
        </button>
      </div>
    </div>
  );
}
