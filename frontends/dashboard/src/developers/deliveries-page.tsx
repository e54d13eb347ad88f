import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { deliveriesQuery, webhooksQuery } from './developers-api.ts';
import styles from './developers.css';

/** Webhook deliveries and their outcome. */
export default function DeliveriesPage() {
  return (
    <Page>
      <PageHeading
        title="Deliveries"
        back={{ label: 'Developers', to: '/dashboard/developers' }}
        lead="What we sent to your webhooks in the last 30 days. If one doesn’t arrive, we keep trying for about a day."
      />
      <Deliveries />
    </Page>
  );
}

function Deliveries() {
  const deliveries = useInfiniteQuery(deliveriesQuery);
  const webhooks = useQuery(webhooksQuery);
  const all = deliveries.data?.pages.flatMap((page) => page.deliveries);
  // Without its webhook a delivery would say that this was deleted.
  if (!all || !webhooks.data) {
    return (
      <Loading
        queries={[deliveries, webhooks]}
        title="The deliveries could not be loaded"
        rows={5}
        label="Loading deliveries"
      />
    );
  }
  if (all.length === 0) {
    return (
      <EmptyState icon={Send} title="Nothing sent yet">
        Send a test from a webhook, or mark a dish sold out, and you’ll see here whether it arrived.
      </EmptyState>
    );
  }
  const urls = new Map(webhooks.data.map(({ id, url }) => [id, url]));
  return (
    <>
      <ul className={styles['list']} aria-label="Deliveries">
        {all.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} url={urls.get(delivery.webhook_id)} />
        ))}
      </ul>
      {deliveries.hasNextPage ? (
        <div>
          {deliveries.isFetchNextPageError ? (
            <p role="alert">Earlier deliveries could not be loaded</p>
          ) : null}
          <Button
            busy={deliveries.isFetchingNextPage && 'Loading...'}
            onClick={() => void deliveries.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      ) : null}
    </>
  );
}
