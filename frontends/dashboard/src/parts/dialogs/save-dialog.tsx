import type { ReactNode } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import styles from './save-dialog.css';

type SaveDialogProps = {
  title: string;
  /** Label of the save button. */
  save?: string;
  isSaving: boolean;
  /** Nothing to save, or saving is not allowed. */
  disabled: boolean;
  failure: ReactNode;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks for one thing and saves it. Stays open until done, and shows failures. */
export const SaveDialog = ({
  title,
  save = 'Save',
  isSaving,
  disabled,
  failure,
  onSave,
  onClose,
  children,
}: SaveDialogProps) => (
  <Dialog
    open
    title={title}
    onClose={() => (isSaving ? undefined : onClose())}
    actions={
      <>
        <Button disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
        <Button tone="primary" disabled={disabled} busy={isSaving && 'Saving...'} onClick={onSave}>
          {save}
        </Button>
      </>
    }
  >
    <p role="alert" className={styles['alert']}>
      {failure}
    </p>
    {children}
  </Dialog>
);
