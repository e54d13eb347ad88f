import { useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { CategoriesTab } from '../categories/categories-tab.tsx';
import { ItemsTab } from '../items/items-tab.tsx';
import { MenusTab } from '../menus/menus-tab.tsx';
import { RestaurantsTab } from '../restaurants/restaurants-tab.tsx';
import { useCatalogue, type Catalogue } from '../parts/catalogue.ts';
import { DashboardHeading } from './dashboard-heading.tsx';
import { DashboardTabs, tabOf, type Tab } from './dashboard-tabs.tsx';
import { useKeptPlace } from '../parts/kept-place.ts';
import { FirstSteps } from './first-steps.tsx';

export function DashboardPage() {
  const { catalogue, failed, retry } = useCatalogue();
  const [search] = useSearchParams();
  const open = tabOf(search.get('tab'));
  useKeptPlace(open);
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
          {catalogue ? (
            <FirstSteps catalogue={catalogue} atRestaurants={open === 'restaurants'} />
          ) : null}
          <DashboardTabs open={open} counts={counts}>
            {catalogue ? (
              <OpenTab open={open} catalogue={catalogue} />
            ) : (
              <Skeleton shape={open === 'restaurants' || open === 'menus' ? 'cards' : 'rows'} />
            )}
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
