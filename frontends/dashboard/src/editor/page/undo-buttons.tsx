import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { useEditing, useOpenEditing } from '../editing-context.ts';
import styles from './editor.css';

export function UndoButtons() {
  const editing = useOpenEditing();
  const canUndo = useEditing(({ past }) => past.done.length > 0);
  const canRedo = useEditing(({ past }) => past.undone.length > 0);
  return (
    <>
      <Button tone="plain" disabled={!canUndo} onClick={() => editing.undo()}>
        <Undo2 size={18} aria-hidden="true" />
        <span className={styles['word']}>Undo</span>
      </Button>
      <Button tone="plain" disabled={!canRedo} onClick={() => editing.redo()}>
        <Redo2 size={18} aria-hidden="true" />
        <span className={styles['word']}>Redo</span>
      </Button>
    </>
  );
}
