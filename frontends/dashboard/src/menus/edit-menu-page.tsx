import { useQuery } from '@tanstack/react-query';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { HistoryLink } from '../parts/history-link.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { menuCategoriesQuery, menuQuery } from '../api/catalogue-api.ts';
import { EditMenuForm } from './edit-menu-form.tsx';

export default function EditMenuPage() {
  const { id = '' } = useParams();
  const menu = useQuery(menuQuery(id));
  const categories = useQuery(menuCategoriesQuery(id));
  const failed = (menu.isError && !menu.data) || (categories.isError && !categories.data);
  const retry = () => {
    void menu.refetch();
    void categories.refetch();
  };
  return (
    <Page column>
      <PageHeading
        title="Edit Menu"
        back={{ to: '/dashboard?tab=menus', label: 'Back to Dashboard' }}
      >
        <HistoryLink kind="menus" id={id} />
      </PageHeading>
      {failed ? (
        <LoadFailure
          kind="Menu"
          errors={[menu.error, categories.error]}
          title="Error Loading Menu"
          text={menu.error ? 'Failed to load menu' : 'Failed to load categories'}
          onRetry={retry}
        />
      ) : menu.data && categories.data ? (
        <EditMenuForm key={id} menu={menu.data} categories={categories.data} />
      ) : (
        <Skeleton shape="form" rows={2} />
      )}
    </Page>
  );
}
