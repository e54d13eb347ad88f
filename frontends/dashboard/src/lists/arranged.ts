import { useDeferredValue, useMemo, useState } from 'react';

type Named = { name: string; created_at: string };
type Compare<T> = (a: T, b: T) => number;

export const byName: Compare<Named> = (a, b) => a.name.localeCompare(b.name, 'en');
export const newestFirst: Compare<Named> = (a, b) => b.created_at.localeCompare(a.created_at);

type Arrangement<T, Order extends string> = {
  /** How each order is called; the first is where the list starts. */
  orders: Readonly<Record<Order, readonly [label: string, compare: Compare<T>]>>;
  first: Order;
  /** What the search looks at, whatever the case. */
  texts: (thing: T) => readonly (string | null | undefined)[];
};

/** A list as the owner searches and sorts it. Typing stays quick: the list follows when there is time. */
export function useArranged<T, Order extends string>(
  things: readonly T[],
  { orders, first, texts }: Arrangement<T, Order>,
) {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<Order>(first);
  const sought = useDeferredValue(words.trim().toLowerCase());
  const searched = useMemo(
    () => things.map((thing) => ({ thing, text: texts(thing).join('\n').toLowerCase() })),
    [things, texts],
  );
  const found = useMemo(
    () =>
      searched
        .filter(({ text }) => sought === '' || text.includes(sought))
        .map(({ thing }) => thing)
        .toSorted(orders[order][1]),
    [searched, sought, order, orders],
  );
  const labels = useMemo(() => labelsOf(orders), [orders]);
  return { found, words, setWords, sort: { orders: labels, order, onChange: setOrder } };
}

function labelsOf<Order extends string>(
  orders: Readonly<Record<Order, readonly [label: string, ...unknown[]]>>,
): Readonly<Record<Order, string>> {
  const labels: Partial<Record<Order, string>> = {};
  for (const order in orders) labels[order] = orders[order][0];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop above sets each key of the record
  return labels as Record<Order, string>;
}
