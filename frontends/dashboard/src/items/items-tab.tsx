import { ChefHat, Clock, ListChecks, Plus, Utensils } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { Button, ButtonLink, type Tone } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { useSearchAndSort } from '../parts/lists/search-and-sort.ts';
import { Found } from '../parts/lists/found.tsx';
import { ListBar } from '../parts/lists/list-bar.tsx';
import { VirtualList } from '../parts/lists/virtual-list.tsx';
import { MoreMenu } from '../parts/more/more-menu.tsx';
import { itemArrangement } from './item-arrangement.ts';
import { itemClocks } from '../availability/item-clocks.ts';
import { itemMoney } from './item-money.ts';
import { ItemFiles } from './file/item-files.tsx';
import { ItemRow } from './item-row.tsx';
import styles from '../parts/styles/item-row.css';
import { useItemSelection } from './item-selection.ts';
import { inMenuOrder, inOneList } from './menu-places.ts';
import { onMenus } from './on-a-menu.ts';
import { PartHeading } from './part-heading.tsx';
import { usePreparing } from './preparing.ts';

const isPictured = ({ image_url }: { image_url: string | null }) => image_url !== null;

const ItemDialog = lazy(() => import('./item-dialog.tsx'));
const SelectionBar = lazy(() => import('./selection-bar.tsx'));
const MenuPlaceDialog = lazy(() => import('./menu-place-dialog.tsx'));

type ItemsTabProps = {
  items: readonly Item[];
  categories: readonly Category[];
  restaurants: readonly Restaurant[];
  menus: readonly Menu[];
};

export function ItemsTab({ items, categories, restaurants, menus }: ItemsTabProps) {
  const list = useSearchAndSort(items, itemArrangement);
  const [shown, setShown] = useState<Item>();
  const [unseen, setUnseen] = useState<Item>();
  const { found, isAsItStands } = list;
  const placed = useMemo(
    () => (isAsItStands ? inMenuOrder(found, menus) : inOneList(found)),
    [found, menus, isAsItStands],
  );
  const isOnMenu = useMemo(() => onMenus(menus), [menus]);
  const selection = useItemSelection();
  usePreparing(items);
  const clocksOf = useMemo(() => itemClocks(restaurants, menus), [restaurants, menus]);
  const moneyOf = useMemo(() => itemMoney(restaurants, menus), [restaurants, menus]);
  const files = <ItemFiles items={items} categories={categories} menus={menus} />;
  if (items.length === 0) return <NoItems files={files} />;
  return (
    <>
      <ListBar list={list}>
        <MoreMenu name="your items" tone="quiet">
          <Button
            aria-pressed={selection.picked !== undefined}
            onClick={selection.picked ? selection.stop : selection.start}
          >
            <ListChecks size={18} aria-hidden="true" />
            Select
          </Button>
          <ButtonLink to="/kitchen">
            <ChefHat size={18} aria-hidden="true" />
            Kitchen
          </ButtonLink>
          <ButtonLink to="/dashboard/history">
            <Clock size={18} aria-hidden="true" />
            History
          </ButtonLink>
          {files}
        </MoreMenu>
        {addItem(selection.picked ? 'quiet' : 'primary')}
      </ListBar>
      <Found list={list}>
        <VirtualList
          name="menu-items"
          things={placed}
          className={
            items.some(isPictured) ? styles['rows'] : `${styles['rows']} ${styles['plain']}`
          }
          rowClass={() => undefined}
        >
          {({ item, heading, also }) => (
            <>
              {heading ? (
                <PartHeading
                  heading={heading}
                  onSelect={selection.picked ? selection.pickAll : undefined}
                />
              ) : null}
              <ItemRow
                item={item}
                also={also}
                clocksOf={clocksOf}
                format={moneyOf(item).format}
                selected={selection.picked?.has(item.id)}
                onSelect={selection.pick}
                onDetails={setShown}
                isOnMenu={isOnMenu(item)}
                onPlace={setUnseen}
              />
            </>
          )}
        </VirtualList>
      </Found>
      <Suspense>
        {selection.picked ? (
          <SelectionBar
            items={items}
            found={placed}
            menus={menus}
            clocksOf={clocksOf}
            moneyOf={moneyOf}
            selection={selection}
          />
        ) : null}
      </Suspense>
      <Suspense>
        {shown ? <ItemDialog item={shown} onClose={() => setShown(undefined)} /> : null}
        {unseen ? (
          <MenuPlaceDialog item={unseen} menus={menus} onClose={() => setUnseen(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}

const addItem = (tone: Tone) => (
  <ButtonLink tone={tone} to="/menu-item/add">
    <Plus size={18} aria-hidden="true" />
    Add Menu Item
  </ButtonLink>
);

const NoItems = ({ files }: { files: React.ReactNode }) => (
  <EmptyState
    icon={Utensils}
    title="No menu items yet"
    action={
      <>
        {addItem('quiet')}
        {files}
      </>
    }
  >
    <p>Add what you cook and pour. An item can be in several categories.</p>
    <p>Tip: start with five favorites, or bring in your whole list.</p>
  </EmptyState>
);
