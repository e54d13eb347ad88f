import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { imageTexts } from '../../images/image.ts';
import { UpgradeForImages } from '../../images/image-field.tsx';
import { useInvalidateLists } from '../../api/catalogue-api.ts';
import { updateItem } from '../../api/item-changes.ts';
import { SaveDialog } from '../../parts/dialogs/save-dialog.tsx';
import { ItemImage, useImageChoice } from '../../images/item-image.tsx';

type ImageDialogProps = { id: string; name: string; current: string | null; onClose: () => void };

/** Images upload immediately: they are too large to store on the device. */
export default function ImageDialog(props: ImageDialogProps) {
  const { user } = useSession();
  if (user?.plan_type === 'pro') return <ImageForm {...props} />;
  return (
    <Dialog
      open
      title={titleOf(props)}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>Cancel</Button>}
    >
      <UpgradeForImages />
    </Dialog>
  );
}

const titleOf = ({ name }: ImageDialogProps) => `Image of ${name}`;

function ImageForm(props: ImageDialogProps) {
  const { id, name, current, onClose } = props;
  const fieldId = useId();
  const choice = useImageChoice();
  const readListsAgain = useInvalidateLists();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const remove_image = choice.chosen === 'remove' ? true : undefined;
      await updateItem({ params: { id }, body: { ...(await choice.send()), remove_image } });
      await readListsAgain();
      toast({ title: `The image of ${name} was saved` });
      onClose();
    },
  });
  const isIdle = choice.chosen === undefined || Object.keys(choice.check()).length > 0;
  return (
    <SaveDialog
      title={titleOf(props)}
      isSaving={isPending}
      disabled={isIdle}
      failure={error && detailOf(error, 'The image could not be saved. Please try again.')}
      onSave={mutate}
      onClose={onClose}
    >
      <ItemImage
        itemId={id}
        current={current}
        choice={choice}
        texts={imageTexts}
        form={{ id: fieldId, busy: isPending, touching: (set) => set }}
      />
    </SaveDialog>
  );
}
