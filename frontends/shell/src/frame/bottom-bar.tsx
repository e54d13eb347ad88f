import { BookOpen, LayoutList, Store, Utensils } from 'lucide-react';
import { Link, useLocation, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { allPages } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import styles from './frame.css';

const icons = { restaurants: Store, menus: BookOpen, categories: LayoutList, items: Utensils };

const links = allPages.flatMap(({ bottomBar = [] }) => bottomBar);

/** On phones, links to the dashboard's four lists on every page of an owner. */
export function BottomBar() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const here = links.filter(({ to }) => to.startsWith(`${pathname}?`));
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
