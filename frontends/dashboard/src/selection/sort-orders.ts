type Sorted = { id: string; sort_order: number };

/**
 * The sort orders that put things in this order, for those whose own changes. The numbers that are there are
 * dealt out anew, and only raised where two are alike: so the order among things that are not here changes least.
 */
export function sortOrdersFor(
  ids: readonly string[],
  things: readonly Sorted[],
): { id: string; sort_order: number }[] {
  const before = new Map(things.map(({ id, sort_order }) => [id, sort_order]));
  const numbers = ids.map((id) => before.get(id) ?? 0).toSorted((a, b) => a - b);
  let last = -1;
  const orders = ids.map((id, index) => {
    last = Math.max(last + 1, numbers[index] ?? 0);
    return { id, sort_order: last };
  });
  return orders.filter(({ id, sort_order }) => before.get(id) !== sort_order);
}
