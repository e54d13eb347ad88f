import { categoryChanges } from '../api/category-changes.ts';

/** Adds an item to the categories in `to` and removes it from those only in `from`. Idempotent. */
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
