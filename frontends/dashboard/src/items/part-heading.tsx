import { Plus } from 'lucide-react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import styles from '../parts/styles/item-row.css';
import type { PartHeading as Heading } from './menu-places.ts';

/** Which menu and category the items below are in, and the way to a new one among them. */
export const PartHeading = ({ heading }: { heading: Heading }) => {
  const { menu, title, takesInto, alsoOn } = heading;
  return (
    <div className={styles['heading']}>
      {menu === undefined ? null : <h2 className={styles['menu']}>{menu}</h2>}
      <h2>{title}</h2>
      {alsoOn ? <p>Also on {alsoOn}</p> : null}
      {takesInto === undefined ? null : (
        <ButtonLink
          tone="plain"
          aria-label={`Add an item to ${title}`}
          to={`/menu-item/add?category=${takesInto}`}
        >
          <Plus size={18} aria-hidden="true" />
          Add
        </ButtonLink>
      )}
    </div>
  );
};
