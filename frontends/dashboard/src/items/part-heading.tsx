import { Plus } from 'lucide-react';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import styles from '../parts/styles/item-row.css';
import type { PartHeading as Heading } from './menu-places.ts';

type PartHeadingProps = {
  heading: Heading;
  /** Undefined outside selection mode. */
  onSelect: ((items: readonly string[]) => void) | undefined;
};

/** The menu and category of the items below, with a link to add one, or a button to select them. */
export const PartHeading = ({ heading, onSelect }: PartHeadingProps) => {
  const { menu, title, takesInto, alsoOn, items } = heading;
  return (
    <div className={styles['heading']}>
      {menu === undefined ? null : <h2 className={styles['menu']}>{menu}</h2>}
      <h2>{title}</h2>
      {alsoOn ? <p>Also on {alsoOn}</p> : null}
      {onSelect ? (
        <Button tone="plain" aria-label={`Select all of ${title}`} onClick={() => onSelect(items)}>
          Select all
        </Button>
      ) : takesInto === undefined ? null : (
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
