import type { ReactNode } from 'react';
import { BookOpen, LayoutList, Store, Utensils } from 'lucide-react';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Link, useLocation, useSearchParams } from '@menuleaf/shared/browser/federation/router.ts';
import { allPages } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import { VerifyNote } from '../verification/verify-note.tsx';
import { Header, Brand } from './header.tsx';
import styles from './frame.css';

type LinkGroup = { title: string; links: readonly (readonly [to: string, label: string])[] };

const platform: LinkGroup = {
  title: 'Platform',
  links: [
    ['/', 'Home'],
    ['/restaurants', 'Restaurants'],
    ['/welcome', 'What it does'],
    ['/pricing', 'Pricing'],
  ],
};
const support: LinkGroup = {
  title: 'Support',
  links: [
    ['/help', 'Help Center'],
    ['/developers', 'Developers'],
    ['/contact', 'Contact'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
  ],
};
const owner: LinkGroup = {
  title: 'Account',
  links: [
    ['/dashboard', 'Dashboard'],
    ['/account', 'Your account'],
  ],
};
const guest: LinkGroup = {
  title: 'Account',
  links: [
    ['/login', 'Login'],
    ['/register', 'Sign Up'],
  ],
};

const year = new Date().getFullYear();

function Footer() {
  const { user } = useSession();
  return (
    <footer className={styles['footer']}>
      <div className={styles['groups']}>
        <div className={styles['about']}>
          <Brand />
          <p>Menus that are always right: on the table, on the phone, in seconds.</p>
          <p>© {year} Menuleaf</p>
        </div>
        {[platform, support, user ? owner : guest].map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

const icons = { restaurants: Store, menus: BookOpen, categories: LayoutList, items: Utensils };

const links = allPages.flatMap(({ bottomBar = [] }) => bottomBar);

/** On phones, links to the dashboard's four lists on every page of an owner. */
function BottomBar() {
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

/** Header, footer and, for owners on phones, the bottom bar. */
export function Frame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <div className={[styles['frame'], user ? styles['with-bottom'] : ''].join(' ')}>
      <a className={styles['skip']} href="#content">
        Skip to content
      </a>
      <Header />
      <main className={styles['main']} id="content" tabIndex={-1}>
        <VerifyNote />
        {children}
      </main>
      <Footer />
      {user ? <BottomBar /> : null}
    </div>
  );
}
