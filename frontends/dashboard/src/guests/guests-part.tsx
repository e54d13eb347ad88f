import { useQuery, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useSearchParams, Link } from '@menuleaf/shared/browser/federation/router.ts';
import { type Guests, guestsOperations } from '@menuleaf/shared/contracts/guests.ts';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { Loading } from '../parts/load-failure.tsx';
import { GuestsNumbers } from './guests-numbers.tsx';
import styles from './guests.css';

const periods = [
  [1, 'Today'],
  [7, '7 days'],
  [28, '28 days'],
] as const;

const defaultDays = 7;

/** Days from the URL. */
const daysOf = (search: URLSearchParams): number =>
  periods.find(([days]) => String(days) === search.get('days'))?.[0] ?? defaultDays;

/** Number of days shown; today is the last of them. */
const PeriodChoice = ({ id, days }: { id: string; days: number }) => (
  <nav aria-label="Period" className={styles['periods']}>
    {periods.map(([count, words]) => (
      <Link
        key={count}
        to={`/restaurant/${id}/edit?part=guests&days=${count}`}
        replace
        aria-current={count === days ? 'true' : undefined}
      >
        {words}
      </Link>
    ))}
  </nav>
);

const calls = client(guestsOperations);

/** Keeps the previous period on screen until this one loads. */
const guestsQuery = (id: string, days: number) =>
  queryOptions({
    queryKey: ['guests', id, days],
    queryFn: ({ signal }) => calls.guests({ params: { id }, query: { days } }, signal),
    placeholderData: keepPreviousData,
  });

/** How often the pages of a restaurant were opened. */
export default function GuestsPart({ id }: { id: string }) {
  const [search] = useSearchParams();
  const days = daysOf(search);
  const query = useQuery(guestsQuery(id, days));
  return (
    <div className={styles['guests']}>
      <PeriodChoice id={id} days={days} />
      {query.data ? <Counted {...query.data} /> : null}
      <Loading
        queries={[query]}
        kind="Restaurant"
        title="Failed to load guest numbers"
        shape="rows"
        rows={6}
      />
    </div>
  );
}

function Counted(guests: Guests) {
  const isEmpty = guests.days.every(({ views }) => views === 0);
  return (
    <>
      {isEmpty ? <NoGuests days={guests.days.length} /> : <GuestsNumbers {...guests} />}
      <About {...guests} />
    </>
  );
}

const NoGuests = ({ days }: { days: number }) => (
  <EmptyState
    icon={Users}
    title={days === 1 ? 'No guests today yet' : `No guests in these ${days} days`}
  >
    <p>Numbers appear about 20 minutes after someone opens your page.</p>
  </EmptyState>
);

const countedTo = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));

const About = ({ counted_to, time_zone }: Guests) => (
  <div className={styles['about']}>
    {counted_to === null ? null : (
      <p>
        Counted up to {countedTo(counted_to, time_zone)}, by the clock of{' '}
        {time_zone.replaceAll('_', ' ')}.
      </p>
    )}
    <p>
      Scanned or typed: opened with a camera, by typing the address, from a bookmark or another app.
      Browsers do not tell these apart.
    </p>
    <p>
      We keep nothing about who a guest is: no cookie, no script, no address. Guests who ask not to
      be tracked, bots, and you while you’re signed in aren’t counted.
    </p>
  </div>
);
