import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { SideSwitch } from '../../parts/side-switch.tsx';
import { useEditing, useOpenEditing } from './editing-context.ts';
import styles from './editor.css';

type Side = 'edit' | 'preview';

const sides = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
] as const;

type ToolBarProps = { side: Side; onSide: (side: Side) => void; children: ReactNode };

/** What holds for the whole menu, always in reach. */
export function ToolBar({ side, onSide, children }: ToolBarProps) {
  const editing = useOpenEditing();
  const canUndo = useEditing(({ past }) => past.done.length > 0);
  const canRedo = useEditing(({ past }) => past.undone.length > 0);
  return (
    <div className={styles['bar']}>
      {children}
      <Button tone="plain" disabled={!canUndo} onClick={() => editing.undo()}>
        <Undo2 size={18} aria-hidden="true" />
        <span className={styles['word']}>Undo</span>
      </Button>
      <Button tone="plain" disabled={!canRedo} onClick={() => editing.redo()}>
        <Redo2 size={18} aria-hidden="true" />
        <span className={styles['word']}>Redo</span>
      </Button>
      <SideSwitch
        label="Shown side"
        side={side}
        sides={sides}
        className={styles['switch']}
        onChange={onSide}
      />
    </div>
  );
}
