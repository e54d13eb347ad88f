import { ChefHat, Clock, Eye, ListChecks, Pencil, Percent, Utensils } from 'lucide-react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { catalogue } from '../api/catalogue-api.ts';
import { newItems } from '../api/new-items.ts';
import { DeleteButton } from '../parts/dialogs/delete-button.tsx';
import { DuplicateButton } from '../parts/dialogs/duplicate-button.tsx';
import { AddItem } from './add-item.tsx';
import { ItemFiles, type ItemFilesProps } from './file/item-files.tsx';
import type { useItemSelection } from './item-selection.ts';

type MoreOfItemsProps = ItemFilesProps & { selection: ReturnType<typeof useItemSelection> };

/** Behind More of the list. */
export const MoreOfItems = ({ selection, ...files }: MoreOfItemsProps) => (
  <>
    <Button
      aria-pressed={selection.picked !== undefined}
      onClick={selection.picked ? selection.stop : selection.start}
    >
      <ListChecks size={18} aria-hidden="true" />
      Select
    </Button>
    {selection.picked ? null : (
      <Button onClick={selection.start}>
        <Percent size={18} aria-hidden="true" />
        Change prices
      </Button>
    )}
    <ButtonLink to="/kitchen">
      <ChefHat size={18} aria-hidden="true" />
      Kitchen
    </ButtonLink>
    <ButtonLink to="/dashboard/history">
      <Clock size={18} aria-hidden="true" />
      History
    </ButtonLink>
    <ItemFiles {...files} />
  </>
);

type MoreOfItemProps = {
  item: Item;
  onDetails: (item: Item) => void;
  children: React.ReactNode;
};

/** Behind More of a row. */
export function MoreOfItem({ item, onDetails, children }: MoreOfItemProps) {
  const { id, name } = item;
  return (
    <>
      <ButtonLink tone="plain" aria-label={`Edit ${name}`} to={`/menu-item/${id}/edit`}>
        <Pencil size={18} aria-hidden="true" />
        Edit
      </ButtonLink>
      <Button tone="plain" aria-label={`View Details of ${name}`} onClick={() => onDetails(item)}>
        <Eye size={18} aria-hidden="true" />
        View Details
      </Button>
      {children}
      <DuplicateButton name={name} onDuplicate={() => newItems.duplicateItem({ params: { id } })} />
      <DeleteButton
        kind="Menu Item"
        id={id}
        name={name}
        consequence="It disappears from every menu."
        otherwise="Failed to delete menu item. Please try again."
        onDelete={() => catalogue.deleteItem({ params: { id } })}
        onRestore={() => newItems.restoreItem({ params: { id } })}
      />
    </>
  );
}

export const NoItems = (files: ItemFilesProps) => (
  <EmptyState
    icon={Utensils}
    title="No menu items yet"
    action={
      <>
        <AddItem tone="quiet" />
        <ItemFiles {...files} />
      </>
    }
  >
    <p>Add what you cook and pour. An item can be in several categories.</p>
    <p>Tip: start with five favorites, or bring in your whole list.</p>
  </EmptyState>
);
