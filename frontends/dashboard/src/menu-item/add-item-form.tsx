import { useState } from 'react';
import { useNavigate } from '@menuleaf/shared/federation/router.ts';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import { itemCreate } from '@menuleaf/shared/contracts/catalogue/item.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Checkbox } from '@menuleaf/shared/ui/checkbox.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/leave-guard.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { catalogue, useChange } from '../catalogue-api.ts';
import { planAdvice } from '../dashboard/plan-limit.tsx';
import { useTypeAtOnce } from '../dashboard/type-at-once.ts';
import { CategoryChoice } from './category-choice.tsx';
import { ItemFields } from './item-fields.tsx';
import { ItemPicture, usePicture } from './item-picture.tsx';
import { asTexts, itemValues } from './item-values.ts';

const pictureTexts = {
  wrongType: 'Please select a valid image file (JPG, PNG, or WebP). GIF files are not supported.',
  tooLarge: 'File size must be less than 5MB.',
};

type AddItemFormProps = {
  categories: readonly Category[];
  /** What the item before went into, when one is added after another. */
  chosenBefore: readonly string[] | undefined;
  onCancel: () => void;
  onAnother: (chosen: readonly string[]) => void;
};

export function AddItemForm(props: AddItemFormProps) {
  const { categories, chosenBefore, onCancel, onAnother } = props;
  const navigate = useNavigate();
  const picture = usePicture();
  const [chosenAtFirst] = useState(() => chosenBefore ?? theOnly(categories));
  const [chosen, setChosen] = useState(chosenAtFirst);
  const [another, setAnother] = useState(chosenBefore !== undefined);
  const { mutateAsync } = useChange(catalogue.createItem);
  const form = useForm({
    initial: itemValues(),
    schema: itemCreate.omit({ category_ids: true }),
    check: picture.check,
    otherwise: 'Failed to create menu item',
    save: async (input) => {
      const image = await picture.send();
      await mutateAsync({
        body: { ...asTexts(input), ...image, category_ids: JSON.stringify(chosen) },
      });
      toast({ title: `${input.name} was added` });
      if (another) onAnother(chosen);
      else await navigate('/dashboard?tab=menu-items');
    },
  });
  useTypeAtOnce(form.id, chosenBefore !== undefined);
  const actions = (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button tone="primary" type="submit" busy={form.busy && 'Creating...'}>
        Create Menu Item
      </Button>
    </>
  );
  const advice = planAdvice(form.failure);
  return (
    <Card>
      <LeaveGuard unsaved={form.unsaved} />
      <FormPanel form={form} sticky="card" label="Menu item" advice={advice} actions={actions}>
        <ItemFields form={form} />
        <CategoryChoice
          categories={categories}
          chosen={chosen}
          onChange={form.touching(setChosen, chosenAtFirst)}
        />
        <ItemPicture current={null} picture={picture} texts={pictureTexts} form={form} />
        <Checkbox
          label="Add another after this one"
          bind={{
            id: 'another',
            name: 'another',
            error: undefined,
            checked: another,
            onChange: setAnother,
          }}
        />
      </FormPanel>
    </Card>
  );
}

/** With one category there is little doubt where a new item goes. */
const theOnly = (categories: readonly Category[]): readonly string[] =>
  categories.length === 1 ? categories.map(({ id }) => id) : [];
