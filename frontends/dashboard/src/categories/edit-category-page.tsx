import { useQuery } from '@tanstack/react-query';
import { useParams, useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { Page, PageHeading, Card } from '@menuleaf/shared/ui/page.tsx';
import { Loading } from '../parts/load-failure.tsx';
import { categoryQuery, catalogue, useChange } from '../api/catalogue-api.ts';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import { categoryCreate } from '@menuleaf/shared/contracts/catalogue/category-fields.ts';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextArea, TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { longDate } from '../parts/dates.ts';
import { DeleteButton } from '../parts/dialogs/delete-button.tsx';
import { EditPanel } from '../parts/dialogs/edit-panel.tsx';
import { CategoryNote } from '../parts/note-fields.tsx';
import { typedOrder } from '../parts/typed-order.ts';
import styles from '../parts/styles/item-dialog.css';
import { categoryChanges } from '../api/category-changes.ts';

const back = '/dashboard?tab=categories';

const categoryForm = z.extend(categoryCreate, { sort_order: typedOrder });

const categoryValues = ({ name, description, note, sort_order }: Category) => ({
  name,
  description: description ?? '',
  note: note ?? '',
  sort_order: String(sort_order),
});

function EditCategoryForm({ category }: { category: Category }) {
  const { id, updated_at, locked } = category;
  const navigate = useNavigate();
  const { mutateAsync } = useChange(categoryChanges.updateCategory);
  const form = useForm({
    initial: categoryValues(category),
    version: updated_at,
    newer: async () => {
      const saved = await catalogue.getCategory({ params: { id } });
      return { values: categoryValues(saved), version: saved.updated_at };
    },
    schema: categoryForm,
    otherwise: 'Failed to save category. Please try again.',
    save: async (input, version) => {
      // Sent only if changed: it would move the category on all its menus.
      const sort_order = input.sort_order === category.sort_order ? undefined : input.sort_order;
      const body = { ...input, sort_order, updated_at: version };
      await mutateAsync({ params: { id }, body });
      toast({ title: `${input.name} was saved` });
      await navigate(back);
    },
  });
  return (
    <>
      <EditPanel
        form={form}
        label="Category"
        locked={locked}
        back={back}
        save="Save Changes"
        incomplete={form.values.name.trim() === ''}
      >
        <TextField label="Category Name" required bind={form.text('name')} />
        <TextArea label="Description" optional bind={form.text('description')} />
        <CategoryNote bind={form.text('note')} />
        <TextField
          label="Sort Order"
          inputMode="numeric"
          help="Lower comes first, ties alphabetical."
          bind={form.text('sort_order')}
        />
      </EditPanel>
      <About category={category} />
      <DeleteCategory category={category} onDeleted={form.markSaved} />
    </>
  );
}

const About = ({ category }: { category: Category }) => (
  <Card title="About this category">
    <dl className={styles['facts']}>
      <div>
        <dt>ID</dt>
        <dd>{category.id}</dd>
      </div>
      <div>
        <dt>Created</dt>
        <dd>{longDate(category.created_at)}</dd>
      </div>
      <div>
        <dt>Last updated</dt>
        <dd>
          {category.updated_at === category.created_at ? 'Never' : longDate(category.updated_at)}
        </dd>
      </div>
    </dl>
  </Card>
);

type DeleteCategoryProps = { category: Category; onDeleted: () => void };

function DeleteCategory({ category: { id, name }, onDeleted }: DeleteCategoryProps) {
  const navigate = useNavigate();
  return (
    <div>
      <DeleteButton
        kind="Category"
        id={id}
        label="Delete Category"
        name={name}
        consequence="It comes off your menus. Its items stay."
        otherwise="Failed to delete category. Please try again."
        onDelete={() => categoryChanges.deleteCategory({ params: { id } })}
        onRestore={() => categoryChanges.restoreCategory({ params: { id } })}
        onDeleted={() => {
          onDeleted();
          void navigate(back);
        }}
      />
    </div>
  );
}

export default function EditCategoryPage() {
  const { id = '' } = useParams();
  const query = useQuery(categoryQuery(id));
  return (
    <Page column>
      <PageHeading
        title="Edit Category"
        back={{ to: '/dashboard?tab=categories', label: 'Back to Dashboard' }}
      />
      {query.data ? <EditCategoryForm key={id} category={query.data} /> : null}
      <Loading queries={[query]} kind="Category" title="Failed to load category" rows={3} />
    </Page>
  );
}
