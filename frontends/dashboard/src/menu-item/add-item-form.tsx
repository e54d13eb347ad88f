import { useState } from 'react';
import { useNavigate } from '@menuleaf/shared/federation/router.ts';
import { itemCreate, type Category } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { useSession } from '@menuleaf/shared/session/session.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/leave-guard.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { catalogue, useChange } from '../catalogue-api.ts';
import { planAdvice } from '../dashboard/plan-limit.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { ItemFields } from './item-fields.tsx';
import { asTexts, itemValues } from './item-values.ts';
import { PictureField, UpgradeForImages, type PictureChoice } from './picture-field.tsx';
import { sendPicture } from './send-picture.ts';

const pictureTexts = {
  wrongType: 'Please select a valid image file (JPG, PNG, or WebP). GIF files are not supported.',
  tooLarge: 'File size must be less than 5MB.',
};

export function AddItemForm({ categories }: { categories: readonly Category[] }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const [picture, setPicture] = useState<PictureChoice>();
  const [sent, setSent] = useState<number>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { mutateAsync } = useChange(catalogue.createItem);
  const form = useForm({
    initial: itemValues(),
    schema: itemCreate.omit({ category_ids: true }),
    otherwise: 'Failed to create menu item',
    save: async (input) => {
      const sent = picture instanceof File ? await sendPicture(picture, setSent) : {};
      await mutateAsync({
        body: { ...asTexts(input), ...sent, category_ids: JSON.stringify(chosen) },
      });
      toast({ title: `${input.name} was added` });
      await navigate('/dashboard?tab=menu-items');
    },
  });
  const choose = (next: readonly string[]) => {
    form.touch();
    setChosen(next);
  };
  const choosePicture = (next: PictureChoice) => {
    form.touch();
    setPicture(next);
  };
  return (
    <Card>
      <LeaveGuard unsaved={form.unsaved} />
      <FormPanel
        form={form}
        sticky
        label="Menu item"
        advice={planAdvice(form.failure)}
        actions={
          <>
            <Button onClick={() => void navigate(-1)}>Cancel</Button>
            <Button tone="primary" type="submit" busy={form.busy && 'Creating...'}>
              Create Menu Item
            </Button>
          </>
        }
      >
        <ItemFields form={form} />
        <CategoryChoice categories={categories} chosen={chosen} onChange={choose} />
        {user?.plan_type === 'pro' ? (
          <PictureField
            current={null}
            chosen={picture}
            texts={pictureTexts}
            onChoose={choosePicture}
            sent={form.busy ? sent : undefined}
          />
        ) : (
          <UpgradeForImages />
        )}
      </FormPanel>
    </Card>
  );
}
