import type { ChangedList } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';

type Back = { list: string[]; isTurnedSince: boolean };

/** Whether the ids common to both are in the same order. */
function inOrder(list: readonly string[], order: readonly string[]): boolean {
  const known = new Set(order);
  const here = list.filter((id) => known.has(id));
  const there = new Set(here);
  return order.filter((id) => there.has(id)).every((id, at) => id === here[at]);
}

/** Reorders `order`'s members within their positions. */
function turned(list: readonly string[], order: readonly string[]): string[] {
  const there = new Set(list);
  const wanted = order.filter((id) => there.has(id));
  const known = new Set(wanted);
  return list.map((id) => (known.has(id) ? (wanted.shift() ?? id) : id));
}

function oneBack(
  list: readonly string[],
  change: ChangedList,
  exists: (id: string) => boolean,
): Back {
  const { added, removed, order } = change;
  const came = new Set(added.map(({ id }) => id));
  const isTurnedSince = order !== undefined && !inOrder(list, order.after);
  let next = list.filter((id) => !came.has(id));
  if (order) next = turned(next, order.before);
  for (const { id, at } of removed.toSorted((one, other) => one.at - other.at)) {
    if (!next.includes(id) && exists(id)) next = next.toSpliced(at, 0, id);
  }
  return { list: next, isTurnedSince };
}

/** Reverts a list's changes; deleted members are not put back. */
export function listBack(
  list: readonly string[],
  changes: readonly ChangedList[],
  exists: (id: string) => boolean,
): Back {
  let back: Back = { list: [...list], isTurnedSince: false };
  for (const change of changes.toReversed()) {
    const { list: next, isTurnedSince } = oneBack(back.list, change, exists);
    back = { list: next, isTurnedSince: back.isTurnedSince || isTurnedSince };
  }
  return back;
}
