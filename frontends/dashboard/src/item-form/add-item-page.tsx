import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  useSearchParams,
  useLocation,
  useNavigate,
} from '@menuleaf/shared/browser/federation/router.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { categoriesQuery } from '../api/catalogue-api.ts';
import { PlanRoom } from '../parts/limits/plan-room.tsx';
import { AddItemForm } from './add-item-form.tsx';

export default function AddItemPage() {
  const goBack = useGoBack('/dashboard?tab=menu-items');
  const [search] = useSearchParams();
  const { data, isError, refetch } = useQuery(categoriesQuery);
  // Each item gets a new form; values shared with the next one carry over.
  const [{ round, chosen }, setNext] = useState<{ round: number; chosen?: readonly string[] }>({
    round: 0,
  });
  return (
    <Page column>
      <PageHeading title="Add Menu Item" back={{ go: goBack, label: 'Back' }} />
      {data ? (
        <PlanRoom key={round} kind="items">
          <AddItemForm
            categories={data}
            named={search.get('category')}
            chosenBefore={chosen}
            onCancel={goBack}
            onAnother={(chosen) => setNext({ round: round + 1, chosen })}
          />
        </PlanRoom>
      ) : null}
      {isError && !data ? (
        <ErrorPanel title="Error Loading Categories" onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <Skeleton shape="form" rows={5} /> : null}
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
