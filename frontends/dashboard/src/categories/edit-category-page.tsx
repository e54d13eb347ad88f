import { useQuery } from '@tanstack/react-query';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Loading } from '../parts/load-failure.tsx';
import { categoryQuery } from '../api/catalogue-api.ts';
import { EditCategoryForm } from './edit-category-form.tsx';

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
