import { Pencil } from 'lucide-react';
import type { Item } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { catalogue } from '../catalogue-api.ts';
import { DeleteButton } from '../dashboard/delete-button.tsx';
import styles from '../dashboard/list.css';
import { LockedNote } from '../dashboard/locked-note.tsx';
import { useAvailability } from './availability.ts';
import { dollars } from './dollars.ts';
import { thumbnail } from './thumbnail.ts';

export function ItemRow({ item, onDetails }: { item: Item; onDetails: () => void }) {
  const { id, name, description, image_url, is_available, categories, locked } = item;
  return (
    <li className={styles['row']}>
      <div className={styles['monogram']} aria-hidden="true">
        {image_url ? (
          <img src={thumbnail(image_url)} alt="" loading="lazy" />
        ) : (
          name.charAt(0).toUpperCase()
        )}
      </div>
      <div>
        <h3>{name}</h3>
        {description ? <p className={styles['text']}>{description}</p> : null}
        <p className={styles['meta']}>
          <span>Available: {is_available ? 'Yes' : 'No'}</span>
          <span>
            {categories.map((category) => category.name).join(', ') || 'No categories assigned'}
          </span>
        </p>
        {locked ? <LockedNote /> : null}
      </div>
      <p className={styles['price']}>{dollars(item.price)}</p>
      <Actions
        item={item}
        onDetails={onDetails}
        onDelete={() => catalogue.deleteItem({ params: { id } })}
      />
    </li>
  );
}

type ActionsProps = { item: Item; onDetails: () => void; onDelete: () => Promise<unknown> };

function Actions({ item, onDetails, onDelete }: ActionsProps) {
  const { id, name, is_available } = item;
  const setAvailable = useAvailability();
  return (
    <div className={styles['actions']}>
      <Button
        tone="plain"
        aria-pressed={!is_available}
        onClick={() => setAvailable(item, !is_available)}
      >
        {is_available ? 'Mark sold out' : 'Sold out'}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button tone="plain" onClick={onDetails}>
        View Details
        <VisuallyHidden> of {name}</VisuallyHidden>
      </Button>
      <ButtonLink tone="plain" to={`/menu-item/${id}/edit`}>
        <Pencil size={18} aria-hidden="true" />
        Edit
        <VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
      <DeleteButton
        kind="Menu Item"
        name={name}
        consequence="It disappears from every menu."
        otherwise="Failed to delete menu item. Please try again."
        onDelete={onDelete}
      />
    </div>
  );
}
