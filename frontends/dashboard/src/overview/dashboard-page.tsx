import { Suspense } from 'react';
import { useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { later, useSoon } from '@menuleaf/shared/ui/later.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { ItemsTab } from '../items/items-tab.tsx';
import { type Catalogue, useCatalogue } from '../api/catalogue.ts';
import { DashboardHeading } from './dashboard-heading.tsx';
import { DashboardTabs, type Tab, tabOf } from './dashboard-tabs.tsx';
import { useScrollRestoration } from '../parts/lists/scroll-restoration.ts';
import { nextStep } from './steps.ts';

// The item list is the longest and most used, so it is loaded with the page.
const FirstSteps = later(() => import('./first-steps.tsx'));
const ReadingTab = later(() => import('./reading-tab.tsx'));
// The others follow: without a connection one can turn to them and back.
const CategoriesTab = later(() => import('../categories/categories-tab.tsx'));
const MenusTab = later(() => import('../menus/menus-tab.tsx'));
const RestaurantsTab = later(() => import('../restaurants/restaurants-tab.tsx'));
// What is on its way when the page opens is saved by then.
const UnsentNote = later(() => import('./unsent-note.tsx'));
const othersSoon = [CategoriesTab, MenusTab, RestaurantsTab];
const notesSoon = [UnsentNote];

export function DashboardPage() {
  const { catalogue, failed, retry } = useCatalogue();
  const [search] = useSearchParams();
  const open = tabOf(search.get('tab'));
  useScrollRestoration(open);
  const areNotesThere = useSoon(notesSoon);
  const { user } = useSession();
  const role = user?.account?.role;
  const mayEdit = role !== 'reader' && role !== 'kitchen';
  const waiting = (
    <Skeleton shape={open === 'restaurants' || open === 'menus' ? 'cards' : 'rows'} />
  );
  const counts = catalogue && countsOf(catalogue);
  return (
    <Page>
      <DashboardHeading open={open} count={counts?.[open]} />
      {failed ? (
        <ErrorPanel
          title="Error Loading Dashboard"
          text="Failed to load your restaurants and menus. Please try again."
          onRetry={retry}
        />
      ) : (
        <>
          {areNotesThere && catalogue && mayEdit ? <UnsentNote menus={catalogue.menus} /> : null}
          <DashboardTabs open={open} counts={counts}>
            {/* With the list, so that it pushes nothing down once it is loaded. */}
            <Suspense fallback={waiting}>
              {catalogue &&
              mayEdit &&
              (nextStep(catalogue) !== 'print' || open === 'restaurants') ? (
                <FirstSteps catalogue={catalogue} atRestaurants={open === 'restaurants'} />
              ) : null}
              {catalogue ? (
                mayEdit ? (
                  <OpenTab open={open} catalogue={catalogue} />
                ) : (
                  <ReadingTab open={open} catalogue={catalogue} />
                )
              ) : (
                waiting
              )}
            </Suspense>
          </DashboardTabs>
        </>
      )}
    </Page>
  );
}

const countsOf = ({ restaurants, menus, categories, items }: Catalogue) => ({
  restaurants: restaurants.length,
  menus: menus.length,
  categories: categories.length,
  'menu-items': items.length,
});

function OpenTab({ open, catalogue }: { open: Tab; catalogue: Catalogue }) {
  const { restaurants, menus, categories } = catalogue;
  useSoon(othersSoon);
  switch (open) {
    case 'restaurants':
      return <RestaurantsTab restaurants={restaurants} menus={menus} />;
    case 'menus':
      return <MenusTab menus={menus} restaurants={restaurants} />;
    case 'categories':
      return <CategoriesTab categories={categories} menus={menus} />;
    case 'menu-items':
      return <ItemsTab {...catalogue} />;
  }
}
