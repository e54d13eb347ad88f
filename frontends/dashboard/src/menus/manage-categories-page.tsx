import { useQuery } from '@tanstack/react-query';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { byMenuOrder } from '@menuleaf/shared/menu/menu-order.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { plainLetters } from '@menuleaf/shared/menu/plain-letters.ts';
import { Loading } from '../parts/load-failure.tsx';
import {
  categoriesQuery,
  menuCategoriesQuery,
  menuQuery,
  menusQuery,
} from '../api/catalogue-api.ts';
import { menuChanges } from '../api/menu-changes.ts';
import { LockedFieldset } from '../parts/limits/locked-fieldset.tsx';
import { menuNames } from '../categories/on-menus.ts';
import { SelectionEditor, type Difference } from '../parts/selection/selection-editor.tsx';

const back = '/dashboard?tab=menus';

export default function ManageCategoriesPage() {
  const { id = '' } = useParams();
  const menu = useQuery(menuQuery(id));
  const all = useQuery(categoriesQuery);
  const inMenu = useQuery(menuCategoriesQuery(id));
  const others = useQuery(menusQuery).data?.filter((other) => other.id !== id) ?? [];
  return (
    <Page>
      <PageHeading
        title="Manage Categories"
        lead={menu.data ? `The categories on ${menu.data.name}, in order.` : undefined}
        back={{ to: back, label: 'Back to Dashboard' }}
      />
      {menu.data && all.data && inMenu.data ? (
        <LockedFieldset locked={menu.data.locked}>
          <SelectionEditor
            entries={all.data.toSorted(byMenuOrder).map((category) => entryOf(category, others))}
            saved={inMenu.data.map((category) => category.id)}
            titles={{ available: 'Available Categories', chosen: 'Categories in Menu' }}
            none={{
              available: 'All your categories are on this menu.',
              chosen: 'No categories yet. Add one from the other column.',
            }}
            otherwise="Failed to save menu. Please try again."
            back={back}
            save={(difference) => save(id, difference)}
            sizesWith={(chosen) => [sizeOf(menu.data, chosen, all.data)]}
          />
        </LockedFieldset>
      ) : null}
      <Loading
        queries={[menu, all, inMenu]}
        shape="columns"
        kind="Menu"
        title="Error Loading Menu"
        text={menu.error ? 'Failed to load menu' : 'Failed to load categories'}
      />
    </Page>
  );
}

/** Two may have one name: the other menus that show them tell them apart. */
function entryOf({ id, name, items_count, sort_order }: Category, others: readonly Menu[]) {
  const on = menuNames(others, id);
  const note = `Items: ${items_count} · Sort order: ${sort_order}${on && ` · On ${on}`}`;
  return { id, name, note, searched: plainLetters(name) };
}

function sizeOf({ id, name }: Menu, chosen: readonly string[], all: readonly Category[]) {
  const on = new Set(chosen);
  const held = all.filter((category) => on.has(category.id));
  return { id, name, rows: held.reduce((sum, { items_count }) => sum + items_count, 0) };
}

/** Each call is idempotent, so a partly failed save can be retried. */
async function save(id: string, { added, removed, order }: Difference): Promise<void> {
  const params = { id };
  if (added.length > 0)
    await menuChanges.assignCategories({ params, body: { category_ids: added } });
  if (removed.length > 0) {
    await menuChanges.removeCategories({ params, body: { category_ids: removed } });
  }
  if (order) await menuChanges.placeCategories({ params, body: { category_ids: [...order] } });
}
