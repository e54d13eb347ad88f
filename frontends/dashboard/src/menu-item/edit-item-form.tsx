import { useState } from 'react';
import { useNavigate } from '@menuleaf/shared/federation/router.ts';
import { itemUpdate, type Item } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { useSession } from '@menuleaf/shared/session/session.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/leave-guard.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { catalogue, useChange } from '../catalogue-api.ts';
import { LockedNote } from '../dashboard/locked-note.tsx';
import { ItemFields } from './item-fields.tsx';
import { asTexts, itemValues } from './item-values.ts';
import { PictureField, UpgradeForImages, type PictureChoice } from './picture-field.tsx';
import { sendPicture } from './send-picture.ts';

const back = '/dashboard?tab=menu-items';
const pictureTexts = {
  wrongType: 'Please select a valid image file (JPG, PNG, or WebP)',
  tooLarge: 'Image size should be less than 5MB',
};

export function EditItemForm({ item }: { item: Item }) {
  const { id, updated_at, image_url, locked } = item;
  const { user } = useSession();
  const navigate = useNavigate();
  const [picture, setPicture] = useState<PictureChoice>();
  const [sent, setSent] = useState<number>();
  const { mutateAsync } = useChange(catalogue.updateItem);
  const form = useForm({
    initial: itemValues(item),
    schema: itemUpdate,
    otherwise: 'Failed to update menu item',
    version: updated_at,
    newer: async () => {
      const saved = await catalogue.getItem({ params: { id } });
      return { values: itemValues(saved), version: saved.updated_at };
    },
    save: async (input, version) => {
      const sent = picture instanceof File ? await sendPicture(picture, setSent) : {};
      const remove_image = picture === 'remove' ? true : undefined;
      await mutateAsync({
        params: { id },
        body: { ...asTexts(input), ...sent, remove_image, updated_at: version },
      });
      toast({ title: `${input.name} was saved` });
      await navigate(back);
    },
  });
  const choose = (choice: PictureChoice) => {
    form.touch();
    setPicture(choice);
  };
  const actions = (
    <>
      <ButtonLink to={back}>Cancel</ButtonLink>
      <Button tone="primary" type="submit" busy={form.busy && 'Updating...'}>
        Update Menu Item
      </Button>
    </>
  );
  return (
    <Card>
      <LeaveGuard unsaved={form.unsaved} />
      {locked ? <LockedNote /> : null}
      <FormPanel form={form} sticky label="Menu item" actions={actions}>
        <ItemFields form={form} />
        {user?.plan_type === 'pro' ? (
          <PictureField
            current={image_url}
            chosen={picture}
            texts={pictureTexts}
            onChoose={choose}
            sent={form.busy ? sent : undefined}
          />
        ) : (
          <UpgradeForImages />
        )}
      </FormPanel>
    </Card>
  );
}
