import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ConfirmDialog } from '@menuleaf/shared/ui/confirm-dialog.tsx';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { useChange } from '../catalogue-api.ts';

type DeleteButtonProps = {
  /** What it is, such as `Menu`. */
  kind: string;
  name: string;
  /** What goes with it and what stays. */
  consequence: string;
  otherwise: string;
  label?: string;
  onDelete: () => Promise<unknown>;
};

/** Quiet until it is pressed, then it asks. When deleting fails the question stays, to try again. */
export function DeleteButton(props: DeleteButtonProps) {
  const { kind, name, consequence, otherwise, label = 'Delete', onDelete } = props;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useChange(onDelete);
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast({ title: `${name} was deleted` });
      },
      onError: (error) => toast({ title: detailOf(error, otherwise), tone: 'danger' }),
    });
  return (
    <>
      <Button tone="plain-danger" onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        {label}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${kind}`}
        text={
          <>
            <p>
              Are you sure you want to delete “{name}”? {consequence}
            </p>
            <p>This action cannot be undone.</p>
          </>
        }
        confirm="Delete"
        busy={isPending && 'Deleting...'}
        onConfirm={confirm}
        onCancel={() => (isPending ? undefined : setAsking(false))}
      />
    </>
  );
}
