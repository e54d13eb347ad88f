import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useSearchParams,
  useLocation,
  useNavigate,
} from '@menuleaf/shared/browser/federation/router.ts';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { categoriesQuery } from '../api/catalogue-api.ts';
import { PlanRoom } from '../parts/limits/plan-room.tsx';
import { AddItemForm } from './add-item-form.tsx';

export default function AddItemPage() {
  const goBack = useGoBack('/dashboard?tab=menu-items');
  const [search] = useSearchParams();
  const categories = useQuery(categoriesQuery);
  // Each item gets a new form; values shared with the next one carry over.
  const [{ round, chosen }, setNext] = useState<{ round: number; chosen?: readonly string[] }>({
    round: 0,
  });
  return (
    <Page column>
      <PageHeading title="Add Menu Item" back={{ go: goBack, label: 'Back' }} />
      {categories.data ? (
        <PlanRoom key={round} kind="items">
          <AddItemForm
            categories={categories.data}
            named={search.get('category')}
            chosenBefore={chosen}
            onCancel={goBack}
            onAnother={(chosen) => setNext({ round: round + 1, chosen })}
          />
        </PlanRoom>
      ) : null}
      <Loading queries={[categories]} title="Error Loading Categories" shape="form" rows={5} />
    </Page>
  );
}

/** Goes back, or to the given page if opened by URL or bookmark. */
function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') void navigate(otherwise);
    else void navigate(-1);
  };
}
