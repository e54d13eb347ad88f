import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { itemsInOneMenu } from '@menuleaf/shared/plans/plans.ts';
import styles from '../styles/notes.css';

/** From this share of what a menu shows at most, it is said before it is met. */
const near = 0.9;

export type SizedMenu = Pick<Menu, 'id' | 'name'> & { rows: number };

/** How much each menu would show with what is chosen here. */
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
