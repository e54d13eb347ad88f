import { Utensils } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import {
  memo,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PublicCategory, PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { plainLetters } from '@menuleaf/shared/menu/plain-letters.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { type Availability, available, soldOut } from '../availability/availability.ts';
import type { Change } from './availability-queue.ts';
import styles from './kitchen.css';
import { cachedPaths, useCachedResponse } from './use-cached-kitchen.ts';
import { useAvailabilityQueue, servedMenuQuery } from './use-availability-queue.ts';
import { formatOpening, openingTomorrow } from '../availability/opening-tomorrow.ts';

type SoldOutRowProps = {
  item: PublicItem;
  clocks: readonly string[];
  onChange: (item: PublicItem, to: Availability) => void;
};

/** A sold-out item: until when, and a way back. Once back, it keeps its place: the thumb would hit the row below. */
function SoldOutRow({ item, clocks, onChange }: SoldOutRowProps) {
  const { name, sold_out_until, is_available } = item;
  const until = sold_out_until
    ? `Until ${formatOpening(sold_out_until, clocks)}`
    : 'Until tomorrow?';
  const changeUntil = () =>
    onChange(item, {
      ...soldOut,
      sold_out_until: sold_out_until ? null : openingTomorrow(new Date(), clocks).toISOString(),
    });
  return (
    <li className={styles['sold-out']} data-back={is_available}>
      <span className={styles['name']}>{name}</span>
      <Button
        tone={sold_out_until ? 'warning' : 'plain'}
        aria-label={`${until} ${name}`}
        aria-pressed={sold_out_until !== null}
        onClick={changeUntil}
      >
        {until}
      </Button>
      <Button
        aria-label={is_available ? `${name} is back` : `Bring back ${name}`}
        aria-disabled={is_available}
        onClick={() => is_available || onChange(item, available)}
      >
        {is_available ? 'Is back' : 'Bring back'}
      </Button>
    </li>
  );
}

type KitchenRowProps = {
  item: PublicItem;
  onChange: (item: PublicItem, to: Availability) => void;
};

/** In menu order: one tap marks it sold out or available. */
const KitchenRow = memo(function KitchenRow({ item, onChange }: KitchenRowProps) {
  const { name, is_available } = item;
  return (
    <li className={styles['row']} data-sold-out={!is_available}>
      <button
        type="button"
        role="switch"
        aria-checked={is_available}
        className={styles['switch']}
        onClick={() => onChange(item, is_available ? soldOut : available)}
      >
        <span className={styles['name']}>{name}</span>
        <span className={styles['state']} aria-hidden="true">
          {is_available ? 'Available' : 'Sold out'}
        </span>
      </button>
    </li>
  );
});

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** As the browser reports it, even if the page was opened offline. */
const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** A tap and what comes of it are within one: a scroll of one's own is later. */
const togetherMs = 1000;

/** What was tapped stays under the thumb when the list above it grows: the next tap would hit another dish. */
function useKeepInPlace(grown: number) {
  const tapped = useRef<{ one: Element; top: number; at: number }>(undefined);
  const before = useRef(grown);
  useLayoutEffect(() => {
    if (before.current === grown) return;
    before.current = grown;
    if (!tapped.current) return;
    const { one, top, at } = tapped.current;
    const moved = one.getBoundingClientRect().top - top;
    const isOld = performance.now() - at > togetherMs;
    if (moved !== 0 && !isOld) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return (one: Element) => {
    const { top } = one.getBoundingClientRect();
    tapped.current = { one, top, at: performance.now() };
  };
}

type ServedMenuProps = { account: string; menuId: string; clocks: readonly string[] };

/** Applies the owner's changes, including unsent ones. */
const withChanges = (
  categories: readonly PublicCategory[],
  changes: Readonly<Record<string, Change>>,
): PublicCategory[] =>
  categories.map((category) => ({
    ...category,
    items: category.items.map((item) => {
      const change = changes[item.id];
      return change ? { ...item, ...change, name: item.name } : item;
    }),
  }));

function matching(categories: readonly PublicCategory[], wanted: string): PublicCategory[] {
  const words = plainLetters(wanted).split(' ');
  const hasAll = ({ name }: PublicItem) => words.every((word) => plainLetters(name).includes(word));
  return categories
    .map((category) => ({ ...category, items: category.items.filter(hasAll) }))
    .filter(({ items }) => items.length > 0);
}

/** With those just brought back; each once, even if in several sections. */
const soldOutIn = (categories: readonly PublicCategory[], back: readonly string[]) => [
  ...new Map(
    categories.flatMap(({ items }) =>
      items
        .filter(({ id, is_available }) => !is_available || back.includes(id))
        .map((item) => [item.id, item] as const),
    ),
  ).values(),
];

export function ServedMenu({ account, menuId, clocks }: ServedMenuProps) {
  const menu = useQuery(servedMenuQuery(menuId));
  const { data } = menu;
  useCachedResponse(cachedPaths.menu(menuId), data);
  const isOnline = useOnline();
  const [wanted, setWanted] = useState('');
  const [back, setBack] = useState<readonly string[]>([]);
  const { changes, isStuck, change } = useAvailabilityQueue(account, menuId);
  const categories = useMemo(() => withChanges(data?.categories ?? [], changes), [data, changes]);
  const onChange = useCallback(
    ({ id, name }: PublicItem, to: Availability) => void change(id, { name, ...to }),
    [change],
  );
  const onChangeOut: typeof onChange = (item, to) => {
    if (to === available) setBack([...back, item.id]);
    onChange(item, to);
  };
  const filled = categories.filter(({ items }) => items.length > 0);
  const out = soldOutIn(filled, back);
  const keepInPlace = useKeepInPlace(out.length);
  const onClickList = ({ target }: { target: EventTarget }) => {
    if (target instanceof Element) keepInPlace(target);
    setBack([]);
  };
  if (!data) {
    const text = 'Failed to load this menu. Please try again.';
    return <Loading queries={[menu]} title="Error Loading Menu" text={text} />;
  }
  if (filled.length === 0) return <NothingServed menuId={menuId} />;
  const found = matching(filled, wanted);
  const unsent = Object.keys(changes).length;
  return (
    <div className={styles['served']}>
      <input
        type="search"
        className={styles['search']}
        aria-label="Find a dish"
        placeholder="Find a dish"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <output className={styles['saved']} data-waits={unsent > 0 && (isStuck || !isOnline)}>
        {stateOf(unsent, isOnline, isStuck)}
      </output>
      <section aria-labelledby="sold-out" className={styles['out']}>
        <h2 id="sold-out">Sold out ({out.filter((item) => !item.is_available).length})</h2>
        {/* As high as the first dish that comes here. */}
        {out.length === 0 ? <p className={styles['none']}>Tap a dish that has run out.</p> : null}
        <ul className={styles['rows']}>
          {out.map((item) => (
            <SoldOutRow key={item.id} item={item} clocks={clocks} onChange={onChangeOut} />
          ))}
        </ul>
      </section>
      <div>
        {found.length === 0 ? <output>No dish has “{wanted}” in its name.</output> : null}
        {found.map(({ id, name, items }) => (
          <section key={id} className={styles['section']} aria-labelledby={`section-${id}`}>
            <h2 id={`section-${id}`}>{name}</h2>
            <ul className={styles['rows']} onClickCapture={onClickList}>
              {items.map((item) => (
                <KitchenRow key={item.id} item={item} onChange={onChange} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function stateOf(unsent: number, isOnline: boolean, isStuck: boolean): string {
  const [changes, are] = unsent === 1 ? ['one change', 'is'] : [`${unsent} changes`, 'are'];
  if (isOnline && unsent === 0) return 'Guests see what you see here.';
  if (isOnline)
    return isStuck ? `No answer: ${changes} ${are} not sent yet. We keep trying.` : 'Saving';
  if (unsent === 0) return 'No connection: what you mark will be sent when you’re back online';
  return `No connection: ${changes} will be sent when you’re back online`;
}

const NothingServed = ({ menuId }: { menuId: string }) => (
  <EmptyState
    icon={Utensils}
    title="Nothing on this menu yet"
    action={
      <ButtonLink tone="primary" to={`/menu/${menuId}/manage-categories`}>
        Manage Categories
      </ButtonLink>
    }
  >
    <p>Once it has dishes, you can mark them sold out here with one tap.</p>
  </EmptyState>
);
