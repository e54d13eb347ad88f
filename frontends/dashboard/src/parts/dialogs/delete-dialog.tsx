import { useState } from 'react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { ConfirmDialog } from '@menuleaf/shared/ui/confirm-dialog.tsx';
import { toast, undoForMs } from '@menuleaf/shared/ui/toast/toast.ts';
import { useChange } from '../../api/catalogue-api.ts';

export type Deletable = {
  /** Its kind, such as `Menu`. */
  kind: string;
  id: string;
  name: string;
  /** Whether the name is that of several, such as `3 items`. */
  several?: boolean;
  /** What goes with it and what stays. */
  consequence: string;
  otherwise: string;
  onDelete: () => Promise<unknown>;
  onRestore: () => Promise<unknown>;
  /** Such as leaving the deleted thing's page. */
  onDeleted?: () => void;
};

type DeleteDialogProps = Deletable & { whereFocusGoes: () => () => void; onClose: () => void };

/** If deleting fails, the dialog stays and says why; if it works, it can be undone for ten seconds. */
export default function DeleteDialog(props: DeleteDialogProps) {
  const { kind, id, name, several, otherwise, onDelete, onRestore, onDeleted, onClose } = props;
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useChange(onDelete);
  const restore = useChange(onRestore);
  const undo = async () => {
    try {
      await restore.mutateAsync(undefined);
      toast({ title: `${name} ${several ? 'are' : 'is'} back`, about: id });
    } catch (error) {
      const title = detailOf(error, `Failed to restore ${name}. Please try again.`);
      const again = { label: 'Try again', run: () => void undo() };
      toast({ title, tone: 'danger', action: again, forMs: undoForMs, about: id });
    }
  };
  const confirm = async () => {
    setFailure(undefined);
    const moveFocus = props.whereFocusGoes();
    try {
      await mutateAsync(undefined);
      toast({
        title: `${name} ${several ? 'were' : 'was'} deleted`,
        action: { label: 'Undo', run: () => void undo() },
        forMs: undoForMs,
        about: id,
        staysOnLeaving: true,
      });
      onClose();
      if (onDeleted) onDeleted();
      else moveFocus();
    } catch (error) {
      setFailure(detailOf(error, otherwise));
      toast({ title: detailOf(error, otherwise), tone: 'danger' });
    }
  };
  return (
    <ConfirmDialog
      open
      title={`Delete ${kind}`}
      text={
        <>
          <p>
            Are you sure you want to delete {several ? name : `“${name}”`}? {props.consequence}
          </p>
          <p>
            You can undo this for {undoForMs / 1000} seconds, in the message that follows; later, in
            the history on your account page.
          </p>
        </>
      }
      confirm="Delete"
      busy={isPending && 'Deleting...'}
      failure={failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
