import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NavLink, useNavigate } from '@menuleaf/shared/federation/router.ts';
import { signOut, useSession } from '@menuleaf/shared/session/session.ts';
import { Brand } from './brand.tsx';
import styles from './frame.css';

const wideOnly = [styles['link'], styles['wide-only']].join(' ');

export function Header() {
  const { status, user } = useSession();
  return (
    <header className={styles['header']}>
      <nav className={styles['bar']} aria-label="Main">
        <Brand />
        <div className={styles['links']}>
          <NavLink className={wideOnly} to="/" end>
            Home
          </NavLink>
          {user ? (
            <NavLink className={wideOnly} to="/dashboard">
              Dashboard
            </NavLink>
          ) : null}
          <NavLink className={wideOnly} to="/pricing">
            Pricing
          </NavLink>
          <NavLink className={wideOnly} to="/help">
            Help
          </NavLink>
          <NavLink className={wideOnly} to="/contact">
            Contact
          </NavLink>
          <NavLink className={wideOnly} to="/privacy">
            Privacy
          </NavLink>
        </div>
        <div className={styles['account']}>
          {user ? <OwnerLinks name={user.full_name} /> : null}
          {status === 'guest' ? <GuestLinks /> : null}
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

function OwnerLinks({ name }: { name: string }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // First away from the owner's pages, which would otherwise ask for the login on their own.
    await navigate('/');
    await signOut(queries);
  };
  return (
    <>
      <NavLink className={styles['link']} to="/account">
        <span className={styles['name']}>{name}</span>
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
