import { Eye, Pencil } from 'lucide-react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { catalogue } from '../api/catalogue-api.ts';
import { DeleteButton } from '../parts/dialogs/delete-button.tsx';
import { DuplicateButton } from '../parts/dialogs/duplicate-button.tsx';
import { MoreMenu } from '../parts/more/more-menu.tsx';
import type { ClocksOf } from '../availability/item-clocks.ts';
import styles from '../parts/styles/item-row.css';
import { SoldOutButton } from '../availability/sold-out-button.tsx';

type ItemActionsProps = {
  item: Item;
  clocksOf: ClocksOf;
  onDetails: (item: Item) => void;
  /** For an item no guest sees yet: it needs a menu first. */
  onPlace: ((item: Item) => void) | undefined;
};

export function ItemActions({ item, clocksOf, onDetails, onPlace }: ItemActionsProps) {
  const { id, name } = item;
  const availability = <SoldOutButton item={item} clocksOf={clocksOf} />;
  return (
    <div className={styles['actions']}>
      {onPlace ? (
        <Button tone="plain" aria-label={`Put on a menu: ${name}`} onClick={() => onPlace(item)}>
          Put on a menu
        </Button>
      ) : (
        availability
      )}
      <MoreMenu name={name}>
        <ButtonLink tone="plain" aria-label={`Edit ${name}`} to={`/menu-item/${id}/edit`}>
          <Pencil size={18} aria-hidden="true" />
          Edit
        </ButtonLink>
        <Button tone="plain" aria-label={`View Details of ${name}`} onClick={() => onDetails(item)}>
          <Eye size={18} aria-hidden="true" />
          View Details
        </Button>
        {onPlace ? availability : null}
        <DuplicateButton
          name={name}
          onDuplicate={() => catalogue.duplicateItem({ params: { id } })}
        />
        <DeleteButton
          kind="Menu Item"
          id={id}
          name={name}
          consequence="It disappears from every menu."
          otherwise="Failed to delete menu item. Please try again."
          onDelete={() => catalogue.deleteItem({ params: { id } })}
          onRestore={() => catalogue.restoreItem({ params: { id } })}
        />
      </MoreMenu>
    </div>
  );
}
