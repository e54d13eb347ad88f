import { useInfiniteQuery, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { deliveriesQuery, webhooksQuery, developers } from './developers-api.ts';
import styles from './developers.css';
import type { Delivery } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { eventLabel, shortTime } from './words.ts';

type DeliveryRowProps = {
  delivery: Delivery;
  /** The webhook's URL; undefined once deleted. */
  url: string | undefined;
};

function DeliveryRow({ delivery, url }: DeliveryRowProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => developers.resendDelivery({ params: { id: delivery.id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
      toast({ title: 'It is being sent again' });
    },
    onError: toastFailure('It could not be sent again.'),
  });
  const label = eventLabel(delivery.event);
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <h2>
          {label} <State delivery={delivery} />
        </h2>
        <p className={styles['quiet']}>
          {shortTime(delivery.created_at)} · {url ?? 'a deleted webhook'}
        </p>
        {delivery.problem === null ? null : <p>{delivery.problem}</p>}
        {delivery.next_attempt_at !== null && delivery.attempts > 0 ? (
          <p className={styles['quiet']}>Next try {shortTime(delivery.next_attempt_at)}</p>
        ) : null}
        <details className={styles['sent']}>
          <summary>What was sent</summary>
          <pre>{pretty(delivery.body)}</pre>
        </details>
      </div>
      <div className={styles['actions']}>
        {url === undefined ? null : (
          <Button
            busy={isPending && 'Sending...'}
            aria-label={`Send again: ${label}, ${shortTime(delivery.created_at)}`}
            onClick={() => mutate()}
          >
            Send again
          </Button>
        )}
      </div>
    </li>
  );
}

const pretty = (body: string) => JSON.stringify(JSON.parse(body), undefined, 2);

function State({ delivery: { state, response_status, attempts } }: { delivery: Delivery }) {
  const tries = attempts > 1 ? `, ${attempts} tries` : '';
  const answer = response_status === null ? '' : ` ${response_status}`;
  if (state === 'delivered') return <Badge tone="leaf">{`Delivered${answer}${tries}`}</Badge>;
  if (state === 'failed') return <Badge tone="saffron">{`Failed${answer}${tries}`}</Badge>;
  return <Badge>{attempts === 0 ? 'Sending' : `Waiting${answer}${tries}`}</Badge>;
}

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
