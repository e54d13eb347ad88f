import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { plainLetters } from '@menuleaf/shared/menu/plain-letters.ts';
import { categoryItemsQuery, categoryQuery, itemsQuery, menusQuery } from '../api/catalogue-api.ts';
import { LockedFieldset } from '../parts/limits/locked-fieldset.tsx';
import { Loading } from '../parts/load-failure.tsx';
import type { Money } from '../parts/money.ts';
import { SelectionEditor, type Difference } from '../parts/selection/selection-editor.tsx';
import { useItemMoney } from '../prices/use-item-money.ts';
import { categoryChanges } from '../api/category-changes.ts';

export default function ManageItemsPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const back =
    search.get('from') === 'dashboard' ? '/dashboard?tab=categories' : `/category/${id}/edit`;
  const category = useQuery(categoryQuery(id));
  const all = useQuery(itemsQuery);
  const inCategory = useQuery(categoryItemsQuery(id));
  const menus = useQuery(menusQuery);
  const moneyOf = useItemMoney();
  return (
    <Page>
      <PageHeading
        title="Manage Items"
        lead={category.data ? `The items in ${category.data.name}, in order.` : undefined}
        back={{ to: back, label: 'Back' }}
      />
      {category.data && all.data && inCategory.data ? (
        <LockedFieldset locked={category.data.locked}>
          <SelectionEditor
            entries={all.data.toSorted(byMenuOrder).map((item) => entryOf(item, moneyOf(item)))}
            saved={inCategory.data.map((item) => item.id)}
            titles={{ available: 'Available Items', chosen: 'Items in Category' }}
            none={{
              available: 'All your items are in this category.',
              chosen: 'No items yet. Add one from the other column.',
            }}
            otherwise="Failed to save category. Please try again."
            back={back}
            save={(difference) => save(id, difference)}
            sizesWith={(chosen) => sizes(id, chosen.length, menus.data)}
          />
        </LockedFieldset>
      ) : null}
      <Loading
        queries={[category, all, inCategory]}
        shape="columns"
        kind="Category"
        title="Error Loading Data"
      />
    </Page>
  );
}

const entryOf = (item: Item, money: Money) => ({
  id: item.id,
  name: item.name,
  note: `${priceWords(item, money.format)} · Sort order: ${item.sort_order}`,
  searched: plainLetters(`${item.name} ${item.description ?? ''}`),
});

/** Item counts of this category's menus once it has `count` items. */
const sizes = (id: string, count: number, menus: readonly Menu[] = []) =>
  menus
    .filter(({ categories }) => categories.some((category) => category.id === id))
    .map((menu) => {
      const others = menu.categories.filter((category) => category.id !== id);
      const rows = others.reduce((sum, { items_count }) => sum + items_count, count);
      return { id: menu.id, name: menu.name, rows };
    });

/** Each call is idempotent, so a partly failed save can be retried. */
async function save(id: string, { added, removed, order }: Difference): Promise<void> {
  const params = { id };
  if (added.length > 0) await categoryChanges.assignItems({ params, body: { item_ids: added } });
  if (removed.length > 0)
    await categoryChanges.removeItems({ params, body: { item_ids: removed } });
  if (order) await categoryChanges.placeItems({ params, body: { item_ids: [...order] } });
}
