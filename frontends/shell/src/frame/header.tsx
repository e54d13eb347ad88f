import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, useEffect, useRef } from 'react';
import {
  NavLink,
  useNavigate,
  useLocation,
  Link,
} from '@menuleaf/shared/browser/federation/router.ts';
import { allPages } from '@menuleaf/shared/contracts/pages/all-pages.ts';
import { signOut, useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { Members } from '../people/for-role.tsx';
import styles from './frame.css';
import { Leaf } from 'lucide-react';

export const Brand = () => (
  <Link className={styles['brand']} to="/">
    <Leaf size={22} aria-hidden="true" />
    Menuleaf
  </Link>
);

const links = allPages
  .flatMap(({ path, access, header }) => (header ? [{ path, access, ...header }] : []))
  .toSorted((a, b) => a.place - b.place);

/** One line if there is room; on phones behind one button. */
export function Header() {
  const { status, user } = useSession();
  const { header, button, isOpen, toggle } = useMenu();
  return (
    <header className={styles['header']} ref={header}>
      <nav className={styles['bar']} aria-label="Main">
        <Brand />
        <button
          ref={button}
          type="button"
          className={styles['menu-button']}
          aria-expanded={isOpen}
          aria-controls="main-menu"
          onClick={toggle}
        >
          Menu
        </button>
        <div id="main-menu" className={styles['menu']} data-open={isOpen}>
          <div className={styles['links']}>
            {links
              .filter(({ access }) => access === 'anyone' || user)
              .map(({ path, label }) => (
                <NavLink key={path} className={styles['link']} to={path} end={path === '/'}>
                  {label}
                </NavLink>
              ))}
          </div>
          <div className={styles['account']}>
            {user ? <OwnerLinks user={user} /> : null}
            {status === 'guest' ? <GuestLinks /> : null}
          </div>
        </div>
      </nav>
    </header>
  );
}

const GuestLinks = () => (
  <>
    <NavLink className={styles['link']} to="/login">
      Login
    </NavLink>
    <NavLink className={[styles['link'], styles['join']].join(' ')} to="/register">
      Sign Up
    </NavLink>
  </>
);

function OwnerLinks({ user }: { user: User }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // Leaves the owner's pages first, which would otherwise ask for the login.
    await navigate('/');
    // Users who stay because of unsaved changes are not signed out.
    if (window.location.pathname === '/') await signOut(queries);
    else setLeaving(false);
  };
  return (
    <>
      {user.account?.has_others ? (
        <Suspense>
          <Members user={user} />
        </Suspense>
      ) : null}
      <NavLink className={styles['link']} to="/account">
        <span className={styles['name']}>{user.full_name}</span>
      </NavLink>
      <button
        type="button"
        className={styles['link']}
        disabled={leaving}
        onClick={() => void leave()}
      >
        Logout
      </button>
    </>
  );
}

/** The phone menu: open until navigation, Escape or interaction elsewhere. */
function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const header = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const close = () => setOpenAt(undefined);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !header.current?.contains(target)) close();
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeByKey, { signal });
    return () => ending.abort();
  }, [isOpen]);
  return { header, button, isOpen, toggle: () => setOpenAt(isOpen ? undefined : key) };
}
