import { useQuery } from '@tanstack/react-query';
import { useParams } from '@menuleaf/shared/federation/router.ts';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { itemQuery } from '../catalogue-api.ts';
import { EditItemForm } from './edit-item-form.tsx';

export default function EditItemPage() {
  const { id = '' } = useParams();
  const { data, isError, error, refetch } = useQuery(itemQuery(id));
  return (
    <Page narrow>
      <PageHeading
        title="Edit Menu Item"
        back={{ to: '/dashboard?tab=menu-items', label: 'Back to Dashboard' }}
      />
      {data ? <EditItemForm key={id} item={data} /> : null}
      {isError && !data ? (
        <ErrorPanel
          title="Error Loading Menu Item"
          text={detailOf(error, '')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton /> : null}
    </Page>
  );
}
