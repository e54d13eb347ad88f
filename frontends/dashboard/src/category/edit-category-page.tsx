import { useQuery } from '@tanstack/react-query';
import { useParams } from '@menuleaf/shared/federation/router.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { categoryQuery } from '../catalogue-api.ts';
import { EditCategoryForm } from './edit-category-form.tsx';

export default function EditCategoryPage() {
  const { id = '' } = useParams();
  const { data, isError, refetch } = useQuery(categoryQuery(id));
  return (
    <Page narrow>
      <PageHeading
        title="Edit Category"
        back={{ to: '/dashboard?tab=categories', label: 'Back to Dashboard' }}
      />
      {data ? <EditCategoryForm key={id} category={data} /> : null}
      {isError && !data ? (
        <ErrorPanel title="Failed to load category" onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <Skeleton shape="form" rows={3} /> : null}
    </Page>
  );
}
