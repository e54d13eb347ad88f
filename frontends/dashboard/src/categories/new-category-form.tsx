import { categoryCreate } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/leave-guard.tsx';
import { TextArea, TextField } from '@menuleaf/shared/ui/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { catalogue, useChange } from '../catalogue-api.ts';
import { planAdvice } from '../dashboard/plan-limit.tsx';
import styles from '../dashboard/list.css';

const empty = { name: '', description: '' };

/** In place above the list, so that the owner sees what is there already. */
export function NewCategoryForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useChange(catalogue.createCategory);
  const form = useForm({
    initial: empty,
    schema: categoryCreate,
    otherwise: 'Failed to create category. Please try again.',
    save: async ({ description, ...body }) => {
      const { name } = await mutateAsync({
        body: { ...body, ...(description && { description }) },
      });
      toast({ title: `${name} was added` });
      onClose();
    },
  });
  return (
    <div className={styles['inline']}>
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
        <TextField label="Category Name" required bind={form.text('name')} />
        <TextArea label="Description" optional rows={2} bind={form.text('description')} />
      </FormPanel>
    </div>
  );
}
