import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@menuleaf/shared/federation/router.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { ArrowLeft } from 'lucide-react';
import { categoriesQuery } from '../catalogue-api.ts';
import { AddItemForm } from './add-item-form.tsx';

export default function AddItemPage() {
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(categoriesQuery);
  return (
    <Page narrow>
      <div>
        <Button tone="plain" onClick={() => void navigate(-1)}>
          <ArrowLeft size={16} aria-hidden="true" />
          Back
        </Button>
        <PageHeading title="Add Menu Item" />
      </div>
      {data ? <AddItemForm categories={data} /> : null}
      {isError && !data ? (
        <ErrorPanel title="Error Loading Categories" onRetry={() => void refetch()} />
      ) : null}
      {!data && !isError ? <Skeleton /> : null}
    </Page>
  );
}
