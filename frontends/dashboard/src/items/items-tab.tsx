import { Suspense, useMemo, useState } from 'react';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { later, useSoon } from '@menuleaf/shared/ui/later.tsx';
import { Plus } from 'lucide-react';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { useSearchAndSort } from '../parts/lists/search-and-sort.ts';
import { Found } from '../parts/lists/found.tsx';
import { ListBar } from '../parts/lists/list-bar.tsx';
import { VirtualList } from '../parts/lists/virtual-list.tsx';
import { MoreMenu } from '../parts/more/more-menu.tsx';
import { AddItem } from './add-item.tsx';
import { itemArrangement } from './item-arrangement.ts';
import { itemClocks } from '../availability/item-clocks.ts';
import { ItemRow } from './item-row.tsx';
import styles from '../parts/styles/item-row.css';
import { useItemSelection } from './item-selection.ts';
import { laterParts, MoreOfItems, NoItems, WaitingChanges } from './later-parts.ts';
import { inMenuOrder, inOneList, type PartHeading as Heading } from './menu-places.ts';
import { onMenus } from './on-a-menu.ts';
import { usePreparing } from './preparing.ts';
import { itemMoney } from '../prices/item-money.ts';

type PartHeadingProps = {
  heading: Heading;
  /** Undefined outside selection mode. */
  onSelect: ((items: readonly string[]) => void) | undefined;
};

/** The menu and category of the items below, with a link to add one, or a button to select them. */
const PartHeading = ({ heading, onSelect }: PartHeadingProps) => {
  const { menu, title, takesInto, alsoOn, items } = heading;
  return (
    <div className={styles['heading']}>
      {menu === undefined ? null : <h2 className={styles['menu']}>{menu}</h2>}
      <h2>{title}</h2>
      {alsoOn ? <p>Also on {alsoOn}</p> : null}
      {onSelect ? (
        <Button tone="plain" aria-label={`Select all of ${title}`} onClick={() => onSelect(items)}>
          Select all
        </Button>
      ) : takesInto === undefined ? null : (
        <ButtonLink
          tone="plain"
          aria-label={`Add an item to ${title}`}
          to={`/menu-item/add?category=${takesInto}`}
        >
          <Plus size={18} aria-hidden="true" />
          Add
        </ButtonLink>
      )}
    </div>
  );
};

const isPictured = ({ image_url }: { image_url: string | null }) => image_url !== null;

const ItemDialog = later(() => import('./item-dialog.tsx'));
const SelectionBar = later(() => import('./selection-bar.tsx'));
const MenuPlaceDialog = later(() => import('./menu-place-dialog.tsx'));

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
  const areThere = useSoon(laterParts);
  const files = { items, categories, menus };
  if (items.length === 0) {
    return (
      <Suspense>
        <NoItems {...files} />
      </Suspense>
    );
  }
  return (
    <>
      <ListBar list={list}>
        <MoreMenu name="your items" tone="quiet">
          <MoreOfItems {...files} selection={selection} />
        </MoreMenu>
        <AddItem tone={selection.picked ? 'quiet' : 'primary'} />
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
                money={moneyOf(item)}
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
        ) : areThere ? (
          <WaitingChanges />
        ) : null}
      </Suspense>
      <Suspense>
        {shown ? (
          <ItemDialog item={shown} money={moneyOf(shown)} onClose={() => setShown(undefined)} />
        ) : null}
        {unseen ? (
          <MenuPlaceDialog item={unseen} menus={menus} onClose={() => setUnseen(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}
