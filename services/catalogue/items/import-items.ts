import { byId, membersOf } from '@menuleaf/shared/menu/numbered-catalogue.ts';
import type { OwnersCatalogue, StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { countBusiness } from '@menuleaf/shared/server/log/count-business.ts';
import { listsOf, mustExist, withLists } from '../changes/catalogue-edits.ts';
import { changeCatalogue } from '../changes/change-catalogue.ts';
import { idempotencyKeyOf } from '../changes/idempotency-key.ts';
import { newItem } from './new-item.ts';
import { itemsView } from '../owners-view.ts';
import { allPlaced, knownNumbers } from '../changes/placing.ts';
import type { Handler } from '../context.ts';

type Coming = { item: StoredItem; category_ids: readonly string[] };

/** Adds all items to their categories, by sort order or in file order. */
function withItems(before: OwnersCatalogue, coming: readonly Coming[]): OwnersCatalogue {
  const grown = { ...before, items: [...before.items, ...coming.map(({ item }) => item)] };
  const known = knownNumbers(before);
  const changed = new Map<string, string[]>();
  for (const [category, list] of listsOf(before, 'categories')) {
    const into = coming.filter(({ category_ids }) => category_ids.includes(category));
    if (into.length === 0) continue;
    const items = into.map(({ item }) => item);
    changed.set(category, allPlaced(list, items, known));
  }
  return withLists(grown, 'categories', changed);
}

/** One transaction: a failed import leaves nothing behind. */
export const importItems: Handler<'importItems'> = async (input, owner, context) => {
  const sent = input.body.items.map((item) => ({ ...item, id: context.newId() }));
  const named = sent.flatMap(({ category_ids }) => category_ids);
  const { catalogue, planType, now, made } = await changeCatalogue(
    owner.accountId,
    context,
    ({ before, now }) => {
      mustExist(before, 'categories', named);
      const coming = sent.map(({ id, category_ids, ...fields }) => ({
        category_ids,
        item: newItem(id, fields, now),
      }));
      return { after: withItems(before, coming), made: sent.map(({ id }) => id) };
    },
    { once: idempotencyKeyOf('importItems', input) },
  );
  await countBusiness('Imports');
  // On a retry, some of them may have been deleted since.
  return { items: membersOf(made, byId(itemsView(catalogue, planType, now))) };
};
