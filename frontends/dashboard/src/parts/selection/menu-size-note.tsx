import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { itemsInOneMenu } from '@menuleaf/shared/plans/plans.ts';
import styles from '../styles/notes.css';

/** Share of a menu's maximum size from which to warn. */
const near = 0.9;

export type SizedMenu = Pick<Menu, 'id' | 'name'> & { rows: number };

/** Each menu's size with the current selection. */
export function MenuSizeNote({ menus }: { menus: readonly SizedMenu[] }) {
  const full = menus.filter(({ rows }) => rows >= itemsInOneMenu * near);
  if (full.length === 0) return null;
  const most = itemsInOneMenu.toLocaleString('en-US');
  return (
    <p className={styles['note']}>
      {full.map(({ id, name, rows }) => (
        <span key={id}>
          {`${name} ${rows > itemsInOneMenu ? 'would show' : 'shows'} ${rows.toLocaleString('en-US')} of at most ${most} items. `}
        </span>
      ))}
      An item in two categories of a menu counts twice.
    </p>
  );
}
