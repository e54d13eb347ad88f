import { categoryChanges } from '../api/category-changes.ts';

/** Puts an item into the categories of `to` and takes it out of those of `from` alone. The same again changes nothing. */
export async function moveItem(
  id: string,
  from: readonly string[],
  to: readonly string[],
): Promise<void> {
  const body = { item_ids: [id] };
  for (const category of to) {
    if (!from.includes(category))
      await categoryChanges.assignItems({ params: { id: category }, body });
  }
  for (const category of from) {
    if (!to.includes(category))
      await categoryChanges.removeItems({ params: { id: category }, body });
  }
}
