import { useInfiniteQuery } from '@tanstack/react-query';
import { deliveriesQuery } from './developers-api.ts';
import { shortTime } from './words.ts';

/** When a failing webhook was last tried, and what came of it; nothing if that is not among the latest deliveries. */
export function LastTry({ webhookId }: { webhookId: string }) {
  const { data } = useInfiniteQuery(deliveriesQuery);
  const [last] = (data?.pages ?? [])
    .flatMap(({ deliveries }) => deliveries)
    .flatMap(({ webhook_id, last_attempt_at: at, problem }) =>
      webhook_id === webhookId && at !== null ? [{ at, problem }] : [],
    )
    .toSorted((a, b) => b.at.localeCompare(a.at));
  if (!last || last.problem === null) return null;
  return (
    <>
      Last try {shortTime(last.at)}: {last.problem}{' '}
    </>
  );
}
