import { useDeferredValue, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { alphabetical } from '@menuleaf/shared/menu/menu-order.ts';
import { plainLetters } from '@menuleaf/shared/menu/plain-letters.ts';

type Named = { name: string; created_at: string };
type Compare<T> = (a: T, b: T) => number;

export const byName: Compare<Named> = (a, b) => alphabetical(a.name, b.name);
export const newestFirst: Compare<Named> = (a, b) => alphabetical(b.created_at, a.created_at);

type Arrangement<T, Order extends string> = {
  /** Sort orders with their labels; `first` is the default. */
  orders: Readonly<Record<Order, readonly [label: string, compare: Compare<T>]>>;
  first: Order;
  /** Searched texts, whatever their case and accents. */
  texts: (thing: T) => readonly (string | null | undefined)[];
  search: SearchWords;
  /** Minimum length to offer a search. */
  worthSearching?: number;
};

/** Label, placeholder and empty state of the search. */
type SearchWords = { label: string; placeholder: string; none: string; tip: string };

const shortList = 8;

/** Searches and sorts a list: each word may stand anywhere. Typing stays responsive: the results are deferred. */
export function useSearchAndSort<T, Order extends string>(
  things: readonly T[],
  { orders, first, texts, search, worthSearching = shortList }: Arrangement<T, Order>,
) {
  const [keptWords, setWords] = useCachedState<string>(`${search.label}: words`, '');
  const [keptOrder, setOrder] = useCachedState<Order>(`${search.label}: order`, first);
  const isShort = things.length < worthSearching;
  const words = isShort ? '' : keptWords;
  const order = isShort ? first : keptOrder;
  const sought = useDeferredValue(plainLetters(words.trim()));
  const sorted = useMemo(
    () =>
      things
        .toSorted(orders[order][1])
        .map((thing) => ({ thing, text: plainLetters(texts(thing).join('\n')) })),
    [things, texts, order, orders],
  );
  const found = useMemo(
    () =>
      sorted
        .filter(({ text }) => sought.split(' ').every((word) => text.includes(word)))
        .map(({ thing }) => thing),
    [sorted, sought],
  );
  return {
    found,
    isShort,
    /** Neither searched nor re-sorted. */
    isAsItStands: sought === '' && order === first,
    words,
    setWords,
    search,
    sort: { orders, order, onChange: setOrder },
  };
}

export type Arranged<T, Order extends string> = ReturnType<typeof useSearchAndSort<T, Order>>;

/**
 * State that outlives its page, so a list is as the user left it. It lives in the owner's query cache, and is cleared
 * with it.
 */
function useCachedState<Value extends string>(name: string, initial: Value) {
  const queries = useQueryClient();
  const key = ['kept', name];
  const [value, setValue] = useState(() => queries.getQueryData<Value>(key) ?? initial);
  const keep = (next: Value) => {
    setValue(next);
    queries.setQueryDefaults(key, { gcTime: Infinity });
    queries.setQueryData(key, next);
  };
  return [value, keep] as const;
}
