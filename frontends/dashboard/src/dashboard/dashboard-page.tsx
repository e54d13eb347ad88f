import { Tabs } from '@base-ui/react/tabs';
import { useSearchParams } from '@menuleaf/shared/federation/router.ts';
import { useSession } from '@menuleaf/shared/session/session.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { CategoriesTab } from '../categories/categories-tab.tsx';
import { ItemsTab } from '../menu-items/items-tab.tsx';
import { MenusTab } from '../menus/menus-tab.tsx';
import { RestaurantsTab } from '../restaurants/restaurants-tab.tsx';
import { useCatalogue, type Catalogue } from './catalogue.ts';
import { FirstSteps } from './first-steps.tsx';
import styles from './dashboard.css';

export function DashboardPage() {
  const { user } = useSession();
  const { catalogue, failed, retry } = useCatalogue();
  return (
    <Page>
      <PageHeading
        title={user ? `Welcome, ${user.full_name}` : 'Dashboard'}
        lead="Everything your guests see starts here."
      >
        {user ? (
          <Badge tone={user.plan_type === 'pro' ? 'leaf' : 'plain'}>
            {user.plan_type.toUpperCase()}
          </Badge>
        ) : null}
      </PageHeading>
      {failed ? (
        <ErrorPanel
          title="Error Loading Dashboard"
          text="Failed to load your restaurants and menus. Please try again."
          onRetry={retry}
        />
      ) : catalogue ? (
        <Lists catalogue={catalogue} />
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

const tabs = ['restaurants', 'menus', 'categories', 'menu-items'] as const;
const labels = {
  restaurants: 'Restaurants',
  menus: 'Menus',
  categories: 'Categories',
  'menu-items': 'Menu Items',
};

function Lists({ catalogue }: { catalogue: Catalogue }) {
  const [search, setSearch] = useSearchParams();
  const open = tabs.find((tab) => tab === search.get('tab')) ?? 'restaurants';
  const { restaurants, menus, categories, items } = catalogue;
  const counts = {
    restaurants: restaurants.length,
    menus: menus.length,
    categories: categories.length,
    'menu-items': items.length,
  };
  return (
    <>
      <FirstSteps catalogue={catalogue} atRestaurants={open === 'restaurants'} />
      <Tabs.Root value={open} onValueChange={(tab: string) => setSearch({ tab })}>
        <Tabs.List className={styles['tabs']} aria-label="Your lists">
          {tabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab} className={styles['tab']}>
              {labels[tab]} <span className={styles['count']}>{counts[tab]}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={open} className={styles['panel']}>
          <h2 className={styles['unseen']}>
            <VisuallyHidden>{labels[open]}</VisuallyHidden>
          </h2>
          {open === 'restaurants' ? (
            <RestaurantsTab restaurants={restaurants} menus={menus} />
          ) : null}
          {open === 'menus' ? <MenusTab menus={menus} restaurants={restaurants} /> : null}
          {open === 'categories' ? <CategoriesTab categories={categories} /> : null}
          {open === 'menu-items' ? (
            <ItemsTab items={items} categories={categories} restaurants={restaurants} />
          ) : null}
        </Tabs.Panel>
      </Tabs.Root>
    </>
  );
}
