import { Pencil } from 'lucide-react';
import type { Item } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { catalogue } from '../catalogue-api.ts';
import { DeleteButton } from '../dashboard/delete-button.tsx';
import { DuplicateButton } from '../dashboard/duplicate-button.tsx';
import styles from '../dashboard/list.css';
import { available, soldOut, useAvailability } from './availability.ts';
import { openingTomorrow } from './opening-tomorrow.ts';

type ItemActionsProps = { item: Item; timeZone: string; onDetails: (item: Item) => void };

export function ItemActions({ item, timeZone, onDetails }: ItemActionsProps) {
  const { id, name } = item;
  return (
    <div className={styles['actions']}>
      <SoldOut item={item} timeZone={timeZone} />
      <Button tone="plain" onClick={() => onDetails(item)}>
        View Details
        <VisuallyHidden> of {name}</VisuallyHidden>
      </Button>
      <ButtonLink tone="plain" to={`/menu-item/${id}/edit`}>
        <Pencil size={18} aria-hidden="true" />
        Edit
        <VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
      <DuplicateButton
        name={name}
        onDuplicate={() => catalogue.duplicateItem({ params: { id } })}
      />
      <DeleteButton
        kind="Menu Item"
        name={name}
        consequence="It disappears from every menu."
        otherwise="Failed to delete menu item. Please try again."
        onDelete={() => catalogue.deleteItem({ params: { id } })}
        onRestore={() => catalogue.restoreItem({ params: { id } })}
      />
    </div>
  );
}

/** One click marks it sold out; a second one lets it come back by itself tomorrow. */
function SoldOut({ item, timeZone }: { item: Item; timeZone: string }) {
  const { name, is_available, sold_out_until, locked } = item;
  const setAvailability = useAvailability();
  const untilTomorrow = () => {
    const until = openingTomorrow(new Date(), timeZone).toISOString();
    setAvailability(item, { ...soldOut, sold_out_until: until });
  };
  return (
    <>
      <Button
        tone={is_available ? 'plain' : 'quiet'}
        disabled={locked === true}
        aria-pressed={!is_available}
        onClick={() => setAvailability(item, is_available ? soldOut : available)}
      >
        {is_available ? 'Mark sold out' : 'Sold out'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {is_available ? null : (
        <Button
          tone="plain"
          disabled={locked === true}
          aria-pressed={sold_out_until !== null}
          onClick={() => (sold_out_until ? setAvailability(item, soldOut) : untilTomorrow())}
        >
          {sold_out_until ? `Until ${backAt(sold_out_until, timeZone)}` : 'Until tomorrow'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}

/** `Sun 4 AM`, on the clock of the restaurant. */
const backAt = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleString('en-US', { timeZone, weekday: 'short', hour: 'numeric' });
