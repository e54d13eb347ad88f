import { useQuery } from '@tanstack/react-query';
import { useParams, useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { Page, PageHeading, Card } from '@menuleaf/shared/ui/page.tsx';
import { HistoryLink } from '../parts/history-link.tsx';
import { Loading } from '../parts/load-failure.tsx';
import { menuCategoriesQuery, menuQuery, catalogue, useChange } from '../api/catalogue-api.ts';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { menuCreate } from '@menuleaf/shared/contracts/catalogue/menus/new-menu.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextArea, TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { EditPanel } from '../parts/dialogs/edit-panel.tsx';
import { MenuNote } from '../parts/note-fields.tsx';
import styles from './menu.css';
import { menuChanges } from '../api/menu-changes.ts';

const back = '/dashboard?tab=menus';

const menuValues = ({ name, description, note }: Menu) => ({
  name,
  description: description ?? '',
  note: note ?? '',
});

/** `categories`: in the order in which guests see them. */
type EditMenuFormProps = { menu: Menu; categories: readonly Category[] };

function EditMenuForm({ menu, categories }: EditMenuFormProps) {
  const { id, updated_at, locked } = menu;
  const navigate = useNavigate();
  const { mutateAsync } = useChange(menuChanges.updateMenu);
  const form = useForm({
    initial: menuValues(menu),
    version: updated_at,
    newer: async () => {
      const saved = await catalogue.getMenu({ params: { id } });
      return { values: menuValues(saved), version: saved.updated_at };
    },
    schema: z.pick(menuCreate, { name: true, description: true, note: true }),
    otherwise: 'Failed to save menu. Please try again.',
    save: async (input, version) => {
      await mutateAsync({ params: { id }, body: { ...input, updated_at: version } });
      toast({ title: `${input.name} was saved` });
      await navigate(back);
    },
  });
  return (
    <>
      <EditPanel form={form} label="Menu" locked={locked} back={back} save="Save">
        <TextField label="Menu Name" required bind={form.text('name')} />
        <TextArea label="Description" optional bind={form.text('description')} />
        <MenuNote bind={form.text('note')} />
      </EditPanel>
      <Card title="Categories">
        {categories.length === 0 ? <p>This menu has no categories yet.</p> : null}
        <ul className={styles['lines']}>
          {categories.map(({ id: key, name, items_count }) => (
            <li key={key}>
              <span>{name}</span> <small>Items: {items_count}</small>
            </li>
          ))}
        </ul>
        <div>
          <ButtonLink to={`/menu/${id}/manage-categories`}>Manage Categories</ButtonLink>
        </div>
      </Card>
      <Card title="Languages">
        <p>Guests can read this menu in more languages, each on its own page.</p>
        <div>
          <ButtonLink to={`/menu/${id}/languages`}>Languages and translations</ButtonLink>
        </div>
      </Card>
    </>
  );
}

export default function EditMenuPage() {
  const { id = '' } = useParams();
  const menu = useQuery(menuQuery(id));
  const categories = useQuery(menuCategoriesQuery(id));
  return (
    <Page column>
      <PageHeading
        title="Edit Menu"
        back={{ to: '/dashboard?tab=menus', label: 'Back to Dashboard' }}
      >
        <HistoryLink kind="menus" id={id} />
      </PageHeading>
      {menu.data && categories.data ? (
        <EditMenuForm key={id} menu={menu.data} categories={categories.data} />
      ) : null}
      <Loading
        queries={[menu, categories]}
        rows={2}
        kind="Menu"
        title="Error Loading Menu"
        text={menu.error ? 'Failed to load menu' : 'Failed to load categories'}
      />
    </Page>
  );
}
