import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@menuleaf/shared/federation/router.ts';
import { detailOf } from '@menuleaf/shared/http/api-error.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { dinerStyles } from '../page/diner-styles.ts';
import { MenuContent } from '../page/menu-content.tsx';
import { preview } from '../public-menu-api.ts';

/** A menu as diners would see it, for its owner alone. */
export function PreviewPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['catalogue', 'preview', id],
    queryFn: ({ signal }) => preview(id, signal),
  });
  if (error && !data) {
    return (
      <Page>
        <ErrorPanel
          title="Menu Not Found"
          text={detailOf(error, 'Failed to load menu')}
          onRetry={() => void refetch()}
          action={<Link to="/dashboard?tab=menus">Back to Dashboard</Link>}
        />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page>
        <Skeleton />
      </Page>
    );
  }
  const { name, description, restaurant, categories } = data;
  return (
    <div className="diner">
      <title>{`${name} (preview) · Menuleaf`}</title>
      <style>{dinerStyles}</style>
      <p className="status" role="note" style={{ textAlign: 'center' }}>
        Preview: only you see this page.
      </p>
      <div style={{ maxWidth: '44rem', margin: '0 auto', padding: '0 20px 64px' }}>
        <MenuContent
          restaurantName={restaurant?.name ?? 'Restaurant Menu'}
          menuName={name}
          description={description}
          categories={categories}
        />
      </div>
    </div>
  );
}
