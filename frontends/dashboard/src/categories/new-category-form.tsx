import { useState } from 'react';
import { categoryCreate } from '@menuleaf/shared/contracts/catalogue/category-fields.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextArea, TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { useChange } from '../api/catalogue-api.ts';
import { useOnce } from '../api/use-once.ts';
import { Choices } from '../parts/selection/choices.tsx';
import { planAdvice } from '../parts/limits/plan-limit.tsx';
import { useAutofocus } from '../parts/autofocus.ts';
import { CategoryNote } from '../parts/note-fields.tsx';
import styles from './new-category-form.css';
import { categoryChanges } from '../api/category-changes.ts';

const empty = { name: '', description: '', note: '' };

type NewCategoryFormProps = { menus: readonly Menu[]; onClose: () => void };

/** Inline above the list, so the owner sees existing categories. */
export default function NewCategoryForm({ menus, onClose }: NewCategoryFormProps) {
  // A single menu is preselected; with several the owner chooses.
  const [chosenAtFirst] = useState<readonly string[]>(() =>
    menus.length === 1 ? menus.map(({ id }) => id) : [],
  );
  const [chosen, setChosen] = useState(chosenAtFirst);
  const { mutateAsync } = useChange(useOnce(categoryChanges.createCategory));
  const form = useForm({
    initial: empty,
    schema: categoryCreate,
    otherwise: 'Failed to create category. Please try again.',
    save: async ({ name, description, note }) => {
      const said = { ...(description && { description }), ...(note && { note }) };
      await mutateAsync({ body: { name, menu_ids: [...chosen], ...said } });
      toast({ title: `${name} was added` });
      onClose();
    },
  });
  useAutofocus(form.id);
  return (
    <div className={styles['panel']}>
      <GuardedForm
        form={form}
        label="New category"
        advice={planAdvice(form.failure)}
        cancel={
          <Button disabled={form.busy} onClick={onClose}>
            Cancel
          </Button>
        }
        submit="Create Category"
        submitting="Creating..."
        disabled={form.values.name.trim() === ''}
      >
        <TextField label="Category Name" required bind={form.text('name')} />
        <TextArea label="Description" optional rows={2} bind={form.text('description')} />
        <CategoryNote bind={form.text('note')} />
        <Choices
          legend={menus.length > 1 ? 'On which menus?' : 'On the menu'}
          options={menus.filter(({ locked }) => !locked)}
          chosen={chosen}
          onChange={form.touching(setChosen, chosenAtFirst)}
        />
      </GuardedForm>
    </div>
  );
}
