import { useMutation, useQueryClient } from '@tanstack/react-query';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import type { Delivery } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { deliveriesQuery, developers } from './developers-api.ts';
import styles from './developers.css';
import { eventLabel, shortTime } from './words.ts';

type DeliveryRowProps = {
  delivery: Delivery;
  /** The webhook's URL; undefined once deleted. */
  url: string | undefined;
};

export function DeliveryRow({ delivery, url }: DeliveryRowProps) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => developers.resendDelivery({ params: { id: delivery.id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
      toast({ title: 'It is being sent again' });
    },
    onError: (error) =>
      toast({ title: detailOf(error, 'It could not be sent again.'), tone: 'danger' }),
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
