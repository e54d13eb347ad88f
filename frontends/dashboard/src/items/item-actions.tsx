import { Pencil } from 'lucide-react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/item.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { catalogue } from '../catalogue-api.ts';
import { DeleteButton } from '../parts/delete-button.tsx';
import { DuplicateButton } from '../parts/duplicate-button.tsx';
import { MoreActions } from '../parts/more-actions.tsx';
import { useNarrow } from '../parts/narrow.ts';
import styles from '../parts/rows.css';
import type { ClocksOf } from './item-clocks.ts';
import { SoldOutButton } from './sold-out-button.tsx';

type ItemActionsProps = { item: Item; clocksOf: ClocksOf; onDetails: (item: Item) => void };

export function ItemActions({ item, clocksOf, onDetails }: ItemActionsProps) {
  const { id, name } = item;
  const narrow = useNarrow();
  return (
    <div className={styles['actions']}>
      <SoldOutButton item={item} clocksOf={clocksOf} />
      <ButtonLink tone="plain" aria-label={`Edit ${name}`} to={`/menu-item/${id}/edit`}>
        {narrow ? null : <Pencil size={18} aria-hidden="true" />}
        Edit
      </ButtonLink>
      <MoreActions name={name}>
        <Button tone="plain" aria-label={`View Details of ${name}`} onClick={() => onDetails(item)}>
          View Details
        </Button>
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
      </MoreActions>
    </div>
  );
}
