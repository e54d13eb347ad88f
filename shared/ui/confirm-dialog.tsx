import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text: ReactNode;
  confirm: string;
  cancel?: string;
  busy?: string | false;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks once more before something is lost. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirm,
    cancel = 'Cancel',
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onCancel}
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
      <div>{text}</div>
    </Dialog>
  );
}
