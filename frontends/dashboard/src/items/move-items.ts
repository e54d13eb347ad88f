import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';

type Content = { categories: readonly { id: string; items: readonly { id: string }[] }[] };

/** The edits that move items to the end of one category of a menu, out of its others, and those that take it back. */
export function moveItems(
  { categories }: Content,
  ids: readonly string[],
  category: string,
): { edits: NewMenuEdit[]; back: NewMenuEdit[] } {
  const moved = new Set(ids);
  const edits: NewMenuEdit[] = [];
  const back: NewMenuEdit[] = [];
  for (const other of categories.filter(({ id }) => id !== category)) {
    for (const [at, { id: item }] of other.items.entries()) {
      if (!moved.has(item)) continue;
      edits.push({ do: 'take_out_item', item, category: other.id });
      // The last one first: what stood behind an item is there again.
      const before = other.items[at + 1]?.id;
      back.unshift({ do: 'place_item', item, category: other.id, before });
    }
  }
  const there = new Set(categories.find(({ id }) => id === category)?.items.map(({ id }) => id));
  for (const item of ids.filter((id) => !there.has(id))) {
    edits.push({ do: 'place_item', item, category });
    back.push({ do: 'take_out_item', item, category });
  }
  return { edits, back };
}
