import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { History, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { useMay } from '@menuleaf/shared/browser/session/role.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { thingKinds } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { useMoney } from '../parts/money.ts';
import { byDay } from './days.ts';
import { EntryRow } from './entry-row.tsx';
import { type Filter, historyQuery } from './history-api.ts';
import styles from './history.css';
import { isPartOf, authorWord } from './sentence.ts';
import { UndoDay } from './undo-day.tsx';
import { undoneIds } from './undone-ids.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { itemsQuery, menusQuery } from '../api/catalogue-api.ts';
import { useItemMoney } from '../prices/use-item-money.ts';
import type { FormatOf } from './prices-of.ts';

type HistoryFilterProps = {
  filter: Filter;
  /** Of the entries loaded so far. */
  authors: readonly HistoryEntry['by'][];
  /** Name of the one thing shown, if any. */
  name: string | undefined;
  onChange: (filter: Filter) => void;
};

function HistoryFilter({ filter, authors, name, onChange }: HistoryFilterProps) {
  const menus = useQuery(menusQuery);
  const people = authors.map((by) => ({ value: by.id, label: authorWord(by) }));
  const isThing = filter.kind !== undefined && filter.kind !== 'menus';
  return (
    <div className={styles['filter']}>
      <SelectField
        label="Who"
        bind={bindText(
          'who',
          filter.by ?? '',
          (by) => onChange({ ...filter, by: by === '' ? undefined : by }),
          'history-who',
        )}
        options={[{ value: '', label: 'Everyone' }, ...people]}
      />
      {isThing ? (
        <Button
          aria-label={`Only ${name ?? 'this'}: show all changes`}
          onClick={() => onChange({ by: filter.by })}
        >
          <span className={styles['only']}>Only {name ?? 'this'}</span>
          <X size={16} aria-hidden="true" />
        </Button>
      ) : (
        <SelectField
          label="Menu"
          bind={bindText(
            'menu',
            filter.id ?? '',
            (id) => onChange({ by: filter.by, ...(id !== '' && { kind: 'menus', id }) }),
            'history-menu',
          )}
          options={[
            { value: '', label: 'All menus' },
            ...(menus.data ?? []).map(({ id, name: menu }) => ({ value: id, label: menu })),
          ]}
        />
      )}
    </div>
  );
}

/** Change history with undo. */
export default function HistoryPage() {
  const { user } = useSession();
  const lead =
    user?.plan_type === 'pro'
      ? 'Who changed what in the last year. Undo a single change, or a whole day.'
      : 'Who changed what in the last 30 days. Undo a single change, or a whole day.';
  return (
    <Page column>
      <PageHeading title="History" back={{ label: 'Dashboard', to: '/dashboard' }} lead={lead} />
      <Changes />
    </Page>
  );
}

function NotKept() {
  const { user } = useSession();
  return (
    <p className={styles['quiet']}>
      Not kept: photos, logos and covers, people, passwords, API keys, webhooks and your plan. A
      deleted dish comes back without its photo once ten minutes are over.
      {user?.plan_type === 'free' ? (
        <>
          {' '}
          With Pro, history goes back a year. <Link to="/pricing">See plans</Link>
        </>
      ) : null}
    </p>
  );
}

/** The filter is in the URL, so dishes and menus can link here. */
function useFilter(): [Filter, (filter: Filter) => void] {
  const [params, setParams] = useSearchParams();
  const kind = thingKinds.find((one) => one === params.get('kind'));
  const [id, by] = [params.get('id') ?? undefined, params.get('by') ?? undefined];
  const filter = { ...(kind !== undefined && id !== undefined && { kind, id }), by };
  const change = (next: Filter) => {
    const pairs = Object.entries(next).filter(([, value]) => value !== undefined);
    setParams(Object.fromEntries(pairs.map(([name, value]) => [name, value])), {
      replace: true,
    });
  };
  return [filter, change];
}

const authorsOf = (entries: readonly HistoryEntry[]) => [
  ...new Map(entries.map(({ by }) => [by.id, by])).values(),
];

function Changes() {
  const [filter, setFilter] = useFilter();
  const { by: _everyone, ...thing } = filter;
  const everyone = useInfiniteQuery(historyQuery(thing));
  const query = useInfiniteQuery(historyQuery(filter));
  const entries = query.data?.pages.flatMap(({ changes }) => changes);
  const known = everyone.data?.pages.flatMap(({ changes }) => changes) ?? [];
  const name = entries?.flatMap(({ things }) => things).find(({ id }) => id === filter.id)?.name;
  const hasMore = query.hasNextPage;
  return (
    <>
      <HistoryFilter
        filter={filter}
        authors={authorsOf([...known, ...(entries ?? [])])}
        name={name}
        onChange={setFilter}
      />
      {entries ? (
        <>
          <Entries filter={filter} hasMore={hasMore} />
          {hasMore ? (
            <div>
              {query.isFetchNextPageError ? (
                <p role="alert">{detailOf(query.error, 'Earlier changes could not be loaded')}</p>
              ) : null}
              <Button
                busy={query.isFetchingNextPage && 'Loading...'}
                onClick={() => void query.fetchNextPage()}
              >
                {entries.length === 0 ? 'Look further back' : 'Show more'}
              </Button>
            </div>
          ) : null}
          {/* With the list, which would move it otherwise. */}
          <NotKept />
        </>
      ) : (
        <Loading
          queries={[query]}
          title="The history could not be loaded"
          text={detailOf(query.error, '')}
          rows={6}
          label="Loading the history"
        />
      )}
    </>
  );
}

/** A dish's prices in the currency of the restaurants serving it; the dishes are read only where currencies differ. */
function useFormatOf(): FormatOf {
  const { currency, format } = useMoney();
  const moneyOf = useItemMoney();
  const { data } = useQuery({ ...itemsQuery, enabled: currency === undefined });
  const items = new Map(data?.map((item) => [item.id, item]));
  return (id) => {
    const item = items.get(id);
    return item && currency === undefined ? moneyOf(item).format : format;
  };
}

function Entries({ filter, hasMore }: { filter: Filter; hasMore: boolean }) {
  const { data } = useInfiniteQuery(historyQuery(filter));
  const formatOf = useFormatOf();
  const mayUndoDays = useMay('manager');
  const [now] = useState(() => new Date());
  const isWhole = filter.id === undefined && filter.by === undefined;
  const all = data?.pages.flatMap(({ changes }) => changes) ?? [];
  const entries = all.filter((entry, at) => !isPartOf(entry, all[at + 1]));
  if (entries.length === 0) return <NoEntries isWhole={isWhole} hasMore={hasMore} />;
  const names: Record<string, string> = Object.assign(
    {},
    ...(data?.pages ?? []).map((page) => page.names),
  );
  const undone = undoneIds(all);
  return byDay(entries, now).map((day) => (
    <section key={day.key} className={styles['day']} aria-labelledby={`day-${day.key}`}>
      <div className={styles['head']}>
        <h2 id={`day-${day.key}`}>{day.label}</h2>
        {isWhole && mayUndoDays ? (
          <UndoDay label={day.label} from={day.from} until={day.until} />
        ) : null}
      </div>
      <ul className={styles['list']}>
        {day.entries.map((entry) => (
          <EntryRow
            key={entry.id}
            entry={entry}
            isUndone={undone.has(entry.id)}
            knowing={{ names, formatOf }}
          />
        ))}
      </ul>
    </section>
  ));
}

function NoEntries({ isWhole, hasMore }: { isWhole: boolean; hasMore: boolean }) {
  if (hasMore) return <p className={styles['quiet']}>No match in the latest changes.</p>;
  return (
    <EmptyState icon={History} title={isWhole ? 'Nothing changed yet' : 'No changes found'}>
      {isWhole
        ? 'Change a price or mark a dish sold out, and it shows up here with who did it and a way to undo it.'
        : 'Nothing here was changed in the time your plan covers.'}
    </EmptyState>
  );
}
