import { useState } from 'react';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { failureOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { useChange } from '../../api/catalogue-api.ts';
import { menuChanges } from '../../api/menu-changes.ts';
import { useOpenEditing } from '../editing-context.ts';
import { SaveDialog } from '../../parts/dialogs/save-dialog.tsx';

/** Asks before a menu gets its own of all that it shares. */
export default function OwnDishes({ name, onClose }: { name: string; onClose: () => void }) {
  const { id = '' } = useParams();
  const editing = useOpenEditing();
  const { mutateAsync, isPending, error } = useChange(menuChanges.ownItems);
  const [begun, setBegun] = useState(false);
  const make = async () => {
    setBegun(true);
    await mutateAsync({ params: { id } });
    onClose();
    toast({ title: `${name} has dishes of its own. History can undo it.` });
    await editing.refresh();
  };
  return (
    <SaveDialog
      title="Make these dishes its own?"
      save="Make them its own"
      isSaving={isPending}
      disabled={false}
      failure={begun ? failureOf(error, 'This did not work. Please try again.') : null}
      onSave={() => void make().catch(() => undefined)}
      onClose={onClose}
    >
      <p>
        All dishes of {name} that are also outside it become copies, with their photos, allergens
        and translations. From then on, what you change here changes nothing elsewhere. What is
        elsewhere stays as it is.
      </p>
    </SaveDialog>
  );
}
