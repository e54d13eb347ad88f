import { LayoutList, Plus, Pencil } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, type RefObject, type ReactNode } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import { useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import type { Category } from '@menuleaf/shared/contracts/catalogue/category.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { Button, type Tone, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import styles from '../parts/styles/rows.css';
import { byName, newestFirst, useSearchAndSort } from '../parts/lists/search-and-sort.ts';
import { Found } from '../parts/lists/found.tsx';
import { ListBar } from '../parts/lists/list-bar.tsx';
import { PlanRoom } from '../parts/limits/plan-room.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { longDate } from '../parts/dates.ts';
import { DeleteButton } from '../parts/dialogs/delete-button.tsx';
import { DuplicateButton } from '../parts/dialogs/duplicate-button.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import words from '../parts/styles/words.css';
import { categoryChanges } from '../api/category-changes.ts';
import moreActions from '../parts/more/more-actions.css';
import { MoreMenu } from '../parts/more/more-menu.tsx';
import { useNarrow } from '../parts/narrow.ts';
import { byPlaceOn, menuNames } from './on-menus.ts';

/** Secondary actions: inline if there is room, behind one button on phones. */
const MoreActions = ({ name, children }: { name: string; children: ReactNode }) =>
  useNarrow() ? (
    <div className={moreActions['more-button']}>
      <MoreMenu name={name}>{children}</MoreMenu>
    </div>
  ) : (
    children
  );

function CategoryRow({ category, on }: { category: Category; on: string }) {
  const { id, name, description, items_count, created_at, locked } = category;
  return (
    <li className={[styles['row'], styles['plain-row']].join(' ')}>
      <div>
        <h3>{name}</h3>
        {description ? <p className={words['text']}>{description}</p> : null}
        <p className={words['meta']}>
          {on ? <span>On {on}</span> : null}
          <span>Items: {items_count}</span>
          <span>Created {longDate(created_at)}</span>
        </p>
        {locked ? <LockedNote /> : null}
      </div>
      <div className={styles['actions']}>
        <ButtonLink to={`/category/${id}/manage-items?from=dashboard`}>
          Manage Items
          <VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink tone="plain" to={`/category/${id}/edit`}>
          <Pencil size={18} aria-hidden="true" />
          Edit
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
        <MoreActions name={name}>
          <DuplicateButton
            name={name}
            shares
            onDuplicate={() => categoryChanges.duplicateCategory({ params: { id } })}
          />
          <DeleteButton
            kind="Category"
            id={id}
            name={name}
            consequence="It comes off your menus. Its items stay."
            otherwise="Failed to delete category. Please try again."
            onDelete={() => categoryChanges.deleteCategory({ params: { id } })}
            onRestore={() => categoryChanges.restoreCategory({ params: { id } })}
          />
        </MoreActions>
      </div>
    </li>
  );
}

// Lazy: a form pulls in the leave prompt, and with it the dialog library.
const NewCategoryForm = later(() => import('./new-category-form.tsx'));

const arrangementOn = (menus: readonly Menu[]) =>
  ({
    orders: {
      menu: ['Menu order', byPlaceOn(menus)],
      name: ['Name', byName],
      items: ['Most items', (a: Category, b: Category) => b.items_count - a.items_count],
      newest: ['Newest', newestFirst],
    },
    first: 'menu',
    texts: ({ name, description }: Category) => [name, description],
    search: {
      label: 'Search categories',
      placeholder: 'Search by name',
      none: 'No categories found',
      tip: 'search by name or description.',
    },
  }) as const;

type CategoriesTabProps = { categories: readonly Category[]; menus: readonly Menu[] };

export default function CategoriesTab({ categories, menus }: CategoriesTabProps) {
  const { adding, setAdding } = useAdding();
  const arrangement = useMemo(() => arrangementOn(menus), [menus]);
  const list = useSearchAndSort(categories, arrangement);
  const toggle = useRef<HTMLButtonElement>(null);
  useFocusBack(toggle, adding);
  const add = (tone: Tone) => (
    <Button ref={toggle} tone={tone} aria-expanded={adding} onClick={() => setAdding(!adding)}>
      <Plus size={18} aria-hidden="true" />
      Add Category
    </Button>
  );
  const form = adding ? (
    <PlanRoom kind="categories">
      <Suspense fallback={<Skeleton shape="form" />}>
        <NewCategoryForm menus={menus} onClose={() => setAdding(false)} />
      </Suspense>
    </PlanRoom>
  ) : null;
  if (categories.length === 0) {
    return (
      form ?? (
        <EmptyState icon={LayoutList} title="No categories yet" action={add('quiet')}>
          <p>Group your items the way your guests order. A category can be on several menus.</p>
        </EmptyState>
      )
    );
  }
  // Until there are dishes, the step above leads.
  const leads = !adding && categories.some(({ items_count }) => items_count > 0);
  return (
    <>
      <ListBar list={list}>{add(leads ? 'primary' : 'quiet')}</ListBar>
      {form}
      <Found list={list}>
        <ul className={styles['rows']}>
          {list.found.map((category) => (
            <CategoryRow
              key={category.id}
              category={category}
              on={menus.length > 1 ? menuNames(menus, category.id) || 'no menu' : ''}
            />
          ))}
        </ul>
      </Found>
    </>
  );
}

/** Returns focus to the button that opened the form. */
function useFocusBack(to: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) to.current?.focus();
    wasOpen.current = isOpen;
  }, [to, isOpen]);
}

/** Kept in the URL, so the first steps can link to the form. */
function useAdding() {
  const [search, setSearch] = useSearchParams();
  const setAdding = (adding: boolean) =>
    setSearch({ tab: 'categories', ...(adding && { new: 'category' }) }, { replace: true });
  return { adding: search.get('new') === 'category', setAdding };
}
