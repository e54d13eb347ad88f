import { BookOpen, LayoutList, Store, Utensils } from 'lucide-react';
import { Link, useLocation, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import styles from './frame.css';

const tabs = [
  { tab: 'restaurants', label: 'Restaurants', icon: Store },
  { tab: 'menus', label: 'Menus', icon: BookOpen },
  { tab: 'categories', label: 'Categories', icon: LayoutList },
  { tab: 'menu-items', label: 'Items', icon: Utensils },
] as const;

/** On a phone the four lists of the dashboard are one thumb away, from every page of an owner. */
export function BottomBar() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const open = pathname === '/dashboard' ? (search.get('tab') ?? 'restaurants') : undefined;
  return (
    <nav className={styles['bottom']} aria-label="Dashboard">
      {tabs.map(({ tab, label, icon: Icon }) => (
        <Link
          key={tab}
          to={`/dashboard?tab=${tab}`}
          aria-current={open === tab ? 'page' : undefined}
        >
          <Icon size={20} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
