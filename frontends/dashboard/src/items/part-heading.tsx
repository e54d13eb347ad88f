import { Plus } from 'lucide-react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import styles from '../parts/styles/item-row.css';
import type { PartHeading as Heading } from './menu-places.ts';

/** The menu and category of the items below, with a link to add one. */
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
