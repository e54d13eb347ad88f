import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { useEditing, useOpenEditing } from '../editing-context.ts';
import type { OpenEditing } from '../editing/open-editing.ts';
import styles from './editor.css';

type Steps = Pick<OpenEditing, 'undo' | 'redo'>;
type StepButtonsProps = { steps: Steps; canUndo: boolean; canRedo: boolean };

export const StepButtons = ({ steps, canUndo, canRedo }: StepButtonsProps) => (
  <>
    <Button tone="plain" disabled={!canUndo} onClick={() => steps.undo()}>
      <Undo2 size={18} aria-hidden="true" />
      <span className={styles['word']}>Undo</span>
    </Button>
    <Button tone="plain" disabled={!canRedo} onClick={() => steps.redo()}>
      <Redo2 size={18} aria-hidden="true" />
      <span className={styles['word']}>Redo</span>
    </Button>
  </>
);

/** Of the menu that is edited. */
export const UndoButtons = () => (
  <StepButtons
    steps={useOpenEditing()}
    canUndo={useEditing(({ past }) => past.done.length > 0)}
    canRedo={useEditing(({ past }) => past.undone.length > 0)}
  />
);
