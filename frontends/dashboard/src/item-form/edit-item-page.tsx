import { useQuery } from '@tanstack/react-query';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { HistoryLink } from '../parts/history-link.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { categoriesQuery, itemQuery, restaurantsQuery } from '../api/catalogue-api.ts';
import { EditItemForm } from './edit-item-form.tsx';

export default function EditItemPage() {
  const { id = '' } = useParams();
  const item = useQuery(itemQuery(id));
  const categories = useQuery(categoriesQuery);
  // Prices use their currency's decimals; without it the item can still be edited.
  const { isPending } = useQuery(restaurantsQuery);
  const failed = [item, categories].find(({ isError, data }) => isError && !data);
  const retry = () => {
    if (!item.data) void item.refetch();
    if (!categories.data) void categories.refetch();
  };
  return (
    <Page column>
      <PageHeading
        title="Edit Menu Item"
        back={{ to: '/dashboard?tab=menu-items', label: 'Back to Dashboard' }}
      >
        <HistoryLink kind="items" id={id} />
      </PageHeading>
      {failed ? (
        <LoadFailure
          kind="Menu Item"
          errors={[item.error]}
          title="Error Loading Menu Item"
          text={detailOf(failed.error, '')}
          onRetry={retry}
        />
      ) : item.data && categories.data && !isPending ? (
        <EditItemForm key={id} item={item.data} categories={categories.data} />
      ) : (
        <Skeleton shape="form" rows={5} />
      )}
    </Page>
  );
}
