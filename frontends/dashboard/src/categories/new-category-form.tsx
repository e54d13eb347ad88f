import { useState } from 'react';
import { categoryCreate, type Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menu.ts';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/leave-guard.tsx';
import { TextArea, TextField } from '@menuleaf/shared/ui/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { catalogue, useChange } from '../catalogue-api.ts';
import { Choices } from '../menu-item/choices.tsx';
import { LimitNote } from '../dashboard/limit-note.tsx';
import { planAdvice } from '../dashboard/plan-limit.tsx';
import { useTypeAtOnce } from '../dashboard/type-at-once.ts';
import styles from './new-category-form.css';

const empty = { name: '', description: '' };

type NewCategoryFormProps = {
  categories: readonly Category[];
  menus: readonly Menu[];
  onClose: () => void;
};

/** In place above the list, so that the owner sees what is there already. */
export function NewCategoryForm({ categories, menus, onClose }: NewCategoryFormProps) {
  // With one menu there is little doubt; with several the owner says which.
  const [chosenAtFirst] = useState<readonly string[]>(() =>
    menus.length === 1 ? menus.map(({ id }) => id) : [],
  );
  const [chosen, setChosen] = useState(chosenAtFirst);
  const { mutateAsync } = useChange(createCategory);
  const form = useForm({
    initial: empty,
    schema: categoryCreate,
    otherwise: 'Failed to create category. Please try again.',
    save: async ({ name, description }) => {
      const sort_order = afterAll(categories);
      const category = { name, sort_order, ...(description && { description }) };
      const title = await mutateAsync({ category, menuIds: chosen });
      toast({ title });
      onClose();
    },
  });
  useTypeAtOnce(form.id, true);
  return (
    <div className={styles['panel']}>
      <LeaveGuard unsaved={form.unsaved} />
      <FormPanel
        form={form}
        label="New category"
        advice={planAdvice(form.failure)}
        actions={
          <>
            <Button disabled={form.busy} onClick={onClose}>
              Cancel
            </Button>
            <Button
              tone="primary"
              type="submit"
              disabled={form.values.name.trim() === ''}
              busy={form.busy && 'Creating...'}
            >
              Create Category
            </Button>
          </>
        }
      >
        <LimitNote kind="categories" />
        <TextField label="Category Name" required bind={form.text('name')} />
        <TextArea label="Description" optional rows={2} bind={form.text('description')} />
        <Choices
          legend="On the menu"
          options={menus.filter(({ locked }) => !locked)}
          chosen={chosen}
          onChange={form.touching(setChosen, chosenAtFirst)}
        />
      </FormPanel>
    </div>
  );
}

/** A new one comes last: alone it would be sorted among the others by its name. */
const afterAll = (categories: readonly Category[]) =>
  Math.max(-1, ...categories.map(({ sort_order }) => sort_order)) + 1;

type NewCategory = {
  category: { name: string; description?: string; sort_order: number };
  menuIds: readonly string[];
};

/** Makes it and puts it on the menus. It is there even if a menu does not take it: the words say which case it is. */
async function createCategory({ category, menuIds }: NewCategory): Promise<string> {
  const { id, name } = await catalogue.createCategory({ body: category });
  try {
    for (const menu of menuIds) {
      const body = { category_ids: [id] };
      await catalogue.assignCategories({ params: { id: menu }, body });
    }
  } catch (error) {
    const reason = detailOf(error, 'Try again with Manage Categories.');
    return `${name} was added, but not to the menu. ${reason}`;
  }
  return `${name} was added`;
}
