import { useQuery } from '@tanstack/react-query';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { HistoryLink } from '../parts/history-link.tsx';
import { Loading } from '../parts/load-failure.tsx';
import { categoriesQuery, itemQuery, restaurantsQuery } from '../api/catalogue-api.ts';
import { EditItemForm } from './edit-item-form.tsx';

export default function EditItemPage() {
  const { id = '' } = useParams();
  const item = useQuery(itemQuery(id));
  const categories = useQuery(categoriesQuery);
  // Prices use their currency's decimals; without it the item can still be edited.
  const restaurants = useQuery(restaurantsQuery);
  return (
    <Page column>
      <PageHeading
        title="Edit Menu Item"
        back={{ to: '/dashboard?tab=menu-items', label: 'Back to Dashboard' }}
      >
        <HistoryLink kind="items" id={id} />
      </PageHeading>
      {item.data && categories.data && !restaurants.isPending ? (
        <EditItemForm key={id} item={item.data} categories={categories.data} />
      ) : (
        <Loading
          queries={[item, categories, ...(restaurants.isError ? [] : [restaurants])]}
          rows={5}
          kind="Menu Item"
          title="Error Loading Menu Item"
          text={detailOf(item.error ?? categories.error, '')}
        />
      )}
    </Page>
  );
}
