import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Brand } from './brand.tsx';
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

export function Footer() {
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
