import { alphabetical } from './menu-order.ts';

/** `sort_order` exists once an owner has set it. */
export type Sortable = { id: string; name: string; sort_order?: number | undefined };

/** The form's maximum: a value that was read can be sent again. */
const most = 1_000_000;

/** Topological order of all things in the lists. If lists contradict each other, the first one wins. */
function arranged(lists: readonly (readonly string[])[], ids: readonly string[]): string[] {
  const before = new Map(ids.map((id) => [id, 0]));
  const after = new Map<string, string[]>();
  for (const list of lists) {
    for (const [at, id] of list.slice(1).entries()) {
      const prior = list[at] ?? '';
      after.set(prior, [...(after.get(prior) ?? []), id]);
      before.set(id, (before.get(id) ?? 0) + 1);
    }
  }
  const done = new Set<string>();
  const ready = ids.filter((id) => before.get(id) === 0);
  // Breaks cycles by position in the lists.
  for (const left of [...ready, ...lists.flat()]) {
    const open = [left];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (done.has(id)) continue;
      done.add(id);
      for (const next of after.get(id) ?? []) {
        const waits = (before.get(next) ?? 0) - 1;
        before.set(next, waits);
        if (waits === 0) open.push(next);
      }
    }
  }
  return [...done];
}

/** Whether two things with the same number are ordered by name. */
const isTie = (first: Sortable, second: Sortable) =>
  (alphabetical(first.name, second.name) || alphabetical(first.id, second.id)) < 0;

/**
 * A number per thing that fits every list it is in, as far as possible: the owner's number, raised where it would sort
 * before its predecessors. Without one, it is one more than theirs.
 */
export function sortOrdersIn(
  things: readonly Sortable[],
  lists: readonly (readonly string[])[],
): Map<string, number> {
  const thingOf = new Map(things.map((thing) => [thing.id, thing]));
  const known = lists.map((list) => list.filter((id) => thingOf.has(id)));
  const priors = new Map<string, string[]>();
  for (const list of known) {
    for (const [at, id] of list.slice(1).entries()) {
      priors.set(id, [...(priors.get(id) ?? []), list[at] ?? '']);
    }
  }
  const numbers = new Map<string, number>();
  for (const id of arranged(known, [...thingOf.keys()])) {
    const thing = thingOf.get(id);
    if (!thing) continue;
    let number = thing.sort_order ?? 0;
    for (const prior of priors.get(id) ?? []) {
      const first = thingOf.get(prior);
      const least = numbers.get(prior);
      if (!first || least === undefined) continue;
      const mayTie = thing.sort_order !== undefined && isTie(first, thing);
      number = Math.max(number, mayTie ? least : least + 1);
    }
    numbers.set(id, Math.min(number, most));
  }
  return numbers;
}
