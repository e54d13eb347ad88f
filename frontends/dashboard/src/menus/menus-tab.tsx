import { BookOpen, Plus, ExternalLink, Pencil } from 'lucide-react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import styles from '../parts/styles/cards.css';
import { firstRestaurant } from '../restaurants/first-restaurant.ts';
import { byName, newestFirst, useSearchAndSort } from '../parts/lists/search-and-sort.ts';
import { Found } from '../parts/lists/found.tsx';
import { ListBar } from '../parts/lists/list-bar.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { menuChanges } from '../api/menu-changes.ts';
import { DeleteButton } from '../parts/dialogs/delete-button.tsx';
import { DuplicateMenu } from './duplicate-menu.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import words from '../parts/styles/words.css';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { shownBy } from '../parts/shown-by.ts';

type MenuStatusProps = { id: string; restaurants: readonly Restaurant[] };

const namesOf = (restaurants: readonly Restaurant[]) =>
  restaurants.map(({ name }) => name).join(', ');

const activeIn = (id: string, restaurants: readonly Restaurant[]) =>
  restaurants.filter(({ active_menu_id }) => active_menu_id === id);
const besideIn = (id: string, restaurants: readonly Restaurant[]) =>
  shownBy(id, restaurants).filter(({ active_menu_id }) => active_menu_id !== id);

/** Which restaurants show a menu, and how. */
export function MenuStatus({ id, restaurants }: MenuStatusProps) {
  const [active, beside] = [activeIn(id, restaurants), besideIn(id, restaurants)];
  return (
    <>
      {active.length > 0 ? <Badge tone="leaf">Active - {namesOf(active)}</Badge> : null}
      {beside.length > 0 ? <Badge tone="leaf">At its hours - {namesOf(beside)}</Badge> : null}
      {active.length + beside.length === 0 ? <Badge>Not Active</Badge> : null}
    </>
  );
}

/** What restaurants lose with a menu: nothing where none shows it. */
function lostWith(id: string, restaurants: readonly Restaurant[]): string {
  const [active, beside] = [activeIn(id, restaurants), besideIn(id, restaurants)];
  return [
    ...(active.length > 0 ? [`${namesOf(active)} will have no menu. `] : []),
    ...(beside.length > 0 ? [`${namesOf(beside)} will no longer show it. `] : []),
  ].join('');
}

type MenuCardProps = { menu: Menu; restaurants: readonly Restaurant[]; isOnly: boolean };

function MenuCard({ menu, restaurants, isOnly }: MenuCardProps) {
  const { id, name, description, categories, locked } = menu;
  // An empty menu is filled by the step above, which leads.
  const leads = isOnly && categories.some(({ items_count }) => items_count > 0);
  const named = <VisuallyHidden> of {name}</VisuallyHidden>;
  return (
    <>
      <h3>{name}</h3>
      <div>
        <MenuStatus id={id} restaurants={restaurants} />
      </div>
      {description ? <p className={words['text']}>{description}</p> : null}
      {locked ? <LockedNote /> : null}
      <p className={words['meta']}>
        {categories.length === 1 ? '1 category' : `${categories.length} categories`}
      </p>
      <div className={styles['actions']}>
        <div className={styles['group']}>
          <ButtonLink tone={leads ? 'primary' : 'soft'} to={`/menu/${id}/editor`}>
            Edit dishes{named}
          </ButtonLink>
          <ButtonLink to={`/menu/${id}/manage-categories`}>Manage Categories{named}</ButtonLink>
          <ButtonLink to={`/menu/${id}/allergens`}>Allergens{named}</ButtonLink>
          <ButtonLink to={`/menu/${id}/languages`}>Languages{named}</ButtonLink>
        </div>
        <div className={styles['group']}>
          <ButtonLink tone="plain" to={`/menu/${id}`} target="_blank" rel="noopener">
            Preview Menu
            <ExternalLink size={16} aria-hidden="true" />
            <VisuallyHidden> {name}, opens in a new tab</VisuallyHidden>
          </ButtonLink>
          <ButtonLink tone="plain" to={`/menu/${id}/edit`}>
            <Pencil size={18} aria-hidden="true" />
            Edit
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
          <DuplicateMenu menu={menu} />
          <DeleteButton
            kind="Menu"
            id={id}
            name={name}
            consequence={`${lostWith(id, restaurants)}Its items are kept, and its categories, but for empty ones and those whose items are all on another menu.`}
            otherwise="Failed to delete menu. Please try again."
            onDelete={() => menuChanges.deleteMenu({ params: { id } })}
            onRestore={() => menuChanges.restoreMenu({ params: { id } })}
          />
        </div>
      </div>
    </>
  );
}

type MenusTabProps = { menus: readonly Menu[]; restaurants: readonly Restaurant[] };

const arrangement = {
  orders: {
    name: ['Name', byName],
    newest: ['Newest', newestFirst],
    active: [
      'Active first',
      (a: Menu, b: Menu) => Number(b.is_active) - Number(a.is_active) || byName(a, b),
    ],
  },
  first: 'name',
  texts: ({ name, description, categories }: Menu) => [
    name,
    description,
    ...categories.map((category) => category.name),
  ],
  search: {
    label: 'Search menus',
    placeholder: 'Search by name or category',
    none: 'No menus found',
    tip: 'search by name, description or category.',
  },
} as const;

export default function MenusTab({ menus, restaurants }: MenusTabProps) {
  const list = useSearchAndSort(menus, arrangement);
  const first = firstRestaurant(restaurants);
  const add = (
    <ButtonLink to={first ? `/restaurant/${first.id}/menu/add` : '/restaurant/add'}>
      <Plus size={18} aria-hidden="true" />
      Add Menu
    </ButtonLink>
  );
  if (menus.length === 0) {
    return (
      <EmptyState icon={BookOpen} title="No Menus Yet" action={add}>
        <p>
          {first
            ? `Create the first menu of ${first.name}, then fill it with categories.`
            : 'Add your restaurant first, then its menu.'}
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ListBar list={list}>{add}</ListBar>
      <Found list={list}>
        <ul className={styles['cards']}>
          {list.found.map((menu) => (
            <li key={menu.id} className={styles['card']}>
              <MenuCard menu={menu} restaurants={restaurants} isOnly={menus.length === 1} />
            </li>
          ))}
        </ul>
      </Found>
    </>
  );
}
