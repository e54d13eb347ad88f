import { Dialog as Primitive } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './dialog.css';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  confirm: string;
  cancel?: string;
  busy?: string | false;
  /** Why it failed; the dialog stays open for a retry. */
  failure?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks to confirm before data is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirm,
    cancel = 'Cancel',
    busy = false,
    failure,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      open={open}
      title={title}
      // While it works it stays, to say how that ended.
      onClose={() => (busy === false ? onCancel() : undefined)}
      actions={
        <>
          <Button disabled={busy !== false} onClick={onCancel}>
            {cancel}
          </Button>
          <Button tone="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {/* Read when it opens: the focus goes to a button, past what it asks. */}
      <Primitive.Description render={<div />} className={styles['text']}>
        {text}
      </Primitive.Description>
      <div role="alert" className={styles['failure']}>
        {failure}
      </div>
    </Dialog>
  );
}
