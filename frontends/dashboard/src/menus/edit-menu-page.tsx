import { useQuery } from '@tanstack/react-query';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { HistoryLink } from '../parts/history-link.tsx';
import { Loading } from '../parts/load-failure.tsx';
import { menuCategoriesQuery, menuQuery } from '../api/catalogue-api.ts';
import { EditMenuForm } from './edit-menu-form.tsx';

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
