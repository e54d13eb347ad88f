import { useEffect, useState } from 'react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { hasUnsent } from '@menuleaf/shared/browser/session/unsent.ts';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import styles from '../parts/styles/notes.css';

/** Milliseconds until a save that is on its way is done, as a rule. */
const look = 1000;

/** Menus whose editor was left before all was saved; a locked one has to wait. */
export default function UnsentNote({ menus }: { menus: readonly Menu[] }) {
  const { user } = useSession();
  const ownerId = user?.id ?? '';
  const [unsent, setUnsent] = useState<readonly Menu[]>([]);
  useEffect(() => {
    const timer = setInterval(
      () => setUnsent(menus.filter(({ id, locked }) => !locked && hasUnsent(ownerId, id))),
      look,
    );
    return () => clearInterval(timer);
  }, [menus, ownerId]);
  return unsent.map(({ id, name }) => (
    <p key={id} className={styles['note']}>
      What you last changed on {name} is on this device only.{' '}
      <Link to={`/menu/${id}/editor`}>Open it to save</Link>
    </p>
  ));
}
