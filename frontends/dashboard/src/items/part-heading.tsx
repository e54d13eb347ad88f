import styles from './item-row.css';
import type { PartHeading as Heading } from './menu-places.ts';

/** Which menu and category the items below are in. */
export const PartHeading = ({ heading: { menu, title, alsoOn } }: { heading: Heading }) => (
  <div className={styles['heading']}>
    {menu === undefined ? null : <h2 className={styles['menu']}>{menu}</h2>}
    <h2>{title}</h2>
    {alsoOn ? <p>Also on {alsoOn}</p> : null}
  </div>
);
