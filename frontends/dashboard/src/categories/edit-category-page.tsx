import { useQuery } from '@tanstack/react-query';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { categoryQuery } from '../api/catalogue-api.ts';
import { EditCategoryForm } from './edit-category-form.tsx';

export default function EditCategoryPage() {
  const { id = '' } = useParams();
  const { data, error, isError, refetch } = useQuery(categoryQuery(id));
  return (
    <Page column>
      <PageHeading
        title="Edit Category"
        back={{ to: '/dashboard?tab=categories', label: 'Back to Dashboard' }}
      />
      {data ? <EditCategoryForm key={id} category={data} /> : null}
      {isError && !data ? (
        <LoadFailure
          kind="Category"
          errors={[error]}
          title="Failed to load category"
          back="/dashboard?tab=categories"
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton shape="form" rows={3} /> : null}
    </Page>
  );
}
