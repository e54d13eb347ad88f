import { BookOpen } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import {
  Navigate,
  useLocation,
  useSearchParams,
} from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { meAddress } from '@menuleaf/shared/contracts/me-path.ts';
import { cataloguePages } from '@menuleaf/shared/contracts/pages/catalogue.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { menusQuery, restaurantsQuery } from '../api/catalogue-api.ts';
import { ownTimeZone } from '../parts/own-time-zone.ts';
import { shownBy } from '../parts/shown-by.ts';
import { ServedMenu } from './served-menu-list.tsx';
import styles from './kitchen.css';
import { cachedPaths, useCachedResponse, useCachedPage } from './use-cached-kitchen.ts';

/** Redirects the page's old path. */
export default function KitchenPage() {
  const { pathname } = useLocation();
  return pathname === cataloguePages.service.path ? (
    <Navigate to={cataloguePages.kitchen.path} replace />
  ) : (
    <Kitchen />
  );
}

/** For the phone by the pass: what is sold out, and one touch to change it. */
function Kitchen() {
  const { user } = useSession();
  const menus = useQuery(menusQuery);
  const restaurants = useQuery(restaurantsQuery);
  useCachedPage();
  useCachedResponse(meAddress, user);
  useCachedResponse(cachedPaths.menus, menus.data);
  useCachedResponse(cachedPaths.restaurants, restaurants.data);
  return (
    <Page>
      <PageHeading title="Kitchen" back={{ label: 'Dashboard', to: '/dashboard?tab=menu-items' }} />
      {menus.data && restaurants.data && user ? (
        <ChosenMenu
          account={user.account?.id ?? user.id}
          menus={menusOf(user, menus.data, restaurants.data)}
          restaurants={restaurants.data}
        />
      ) : null}
      <Loading
        queries={[menus, restaurants]}
        title="Error Loading Menus"
        text="Failed to load your menus. Please try again."
      />
    </Page>
  );
}

/** For users limited to some restaurants: the menus shown there. */
const menusOf = (user: User, menus: readonly Menu[], restaurants: readonly Restaurant[]) =>
  (user.account?.restaurants ?? null) === null
    ? menus
    : menus.filter(({ id }) => shownBy(id, restaurants).length > 0);

/** Of several restaurants: two may each have a menu of one name. */
const nameOfMenu = ({ id, name }: Pick<Menu, 'id' | 'name'>, restaurants: readonly Restaurant[]) =>
  restaurants.length < 2
    ? name
    : [name, ...shownBy(id, restaurants).map((restaurant) => restaurant.name)].join(' · ');

type ChosenMenuProps = {
  account: string;
  menus: readonly Menu[];
  restaurants: readonly Restaurant[];
};

/** The menu in the URL, else one that guests see. */
function ChosenMenu({ account, menus, restaurants }: ChosenMenuProps) {
  const [search, setSearch] = useSearchParams();
  const named = menus.find(({ id }) => id === search.get('menu'));
  const menu = named ?? menus.find(({ is_active }) => is_active) ?? menus[0];
  if (!menu) {
    return (
      <EmptyState
        icon={BookOpen}
        title="No menus yet"
        action={
          <ButtonLink tone="primary" to="/dashboard?tab=menus">
            Go to your menus
          </ButtonLink>
        }
      >
        <p>Once a dish is on a menu, you can mark it sold out here with one tap.</p>
      </EmptyState>
    );
  }
  const showing = shownBy(menu.id, restaurants);
  const clocks = [...new Set(showing.map(({ time_zone }) => time_zone))];
  return (
    <>
      {menus.length > 1 ? (
        <label className={styles['choice']}>
          Menu
          <select value={menu.id} onChange={({ target }) => setSearch({ menu: target.value })}>
            {menus.map(({ id, name }) => (
              <option key={id} value={id}>
                {nameOfMenu({ id, name }, restaurants)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <ServedMenu
        key={menu.id}
        account={account}
        menuId={menu.id}
        clocks={clocks.length > 0 ? clocks : [ownTimeZone()]}
      />
    </>
  );
}
