import { BookOpen, ChefHat, LayoutList, Store, Utensils } from 'lucide-react';
import { Link, useLocation, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { roleOf } from '@menuleaf/shared/browser/session/role.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { allPages } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import styles from './frame.css';

const icons = {
  kitchen: ChefHat,
  restaurants: Store,
  menus: BookOpen,
  categories: LayoutList,
  items: Utensils,
};

const lists = allPages.flatMap(({ bottomBar = [] }) => bottomBar);
const kitchen = { label: 'Kitchen', to: '/kitchen', icon: 'kitchen' } as const;

/** On a phone the four lists of the dashboard are one thumb away, from every page of an owner. */
export function BottomBar() {
  const { user } = useSession();
  const links = user && roleOf(user) === 'kitchen' ? [kitchen, ...lists] : lists;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const here = links.filter(({ to }) => to === pathname || to.startsWith(`${pathname}?`));
  const open = here.find(({ to }) => to.endsWith(`?tab=${search.get('tab')}`)) ?? here[0];
  return (
    <nav className={styles['bottom']} aria-label="Dashboard">
      {links.map((link) => {
        const Icon = icons[link.icon];
        return (
          <Link key={link.to} to={link.to} aria-current={link === open ? 'page' : undefined}>
            <Icon size={20} aria-hidden="true" />
            {link.label}
          </Link>
        );
      })}
    </nav>
  );
}
