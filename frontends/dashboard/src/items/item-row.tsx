import { memo } from 'react';
import type { Item } from '@menuleaf/shared/contracts/catalogue/item.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { LockedNote } from '../parts/locked-note.tsx';
import words from '../parts/words.css';
import { dollars } from './dollars.ts';
import { ItemActions } from './item-actions.tsx';
import type { ClocksOf } from './item-clocks.ts';
import styles from './item-row.css';
import { thumbnail } from './thumbnail.ts';

type ItemRowProps = {
  item: Item;
  /** Whose clocks say when tomorrow begins. */
  clocksOf: ClocksOf;
  /** Undefined while nothing is being selected. */
  selected: boolean | undefined;
  onSelect: (id: string, selected: boolean) => void;
  onDetails: (item: Item) => void;
  isOnMenu: boolean;
  onPlace: (item: Item) => void;
};

/** Drawn again only when its own item changes: there may be a thousand of them. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, clocksOf, selected, onSelect, onDetails, isOnMenu, onPlace } = props;
  const { id, name, description, is_available, categories, locked } = item;
  return (
    <>
      {selected === undefined ? (
        <Photo item={item} />
      ) : (
        <label className={styles['pick']}>
          <input
            type="checkbox"
            aria-label={`Select ${name}`}
            checked={selected}
            onChange={({ target }) => onSelect(id, target.checked)}
          />
        </label>
      )}
      <div>
        <h3>{name}</h3>
        {description ? <p className={words['text']}>{description}</p> : null}
        <p className={words['meta']}>
          <span className={is_available ? undefined : styles['sold-out']}>
            {is_available ? 'Available: Yes' : 'Available: No'}
          </span>
          <span className={styles['names']}>
            {categories.map((category) => category.name).join(', ') || 'No categories assigned'}
          </span>
          <ImageNote item={item} />
        </p>
        {isOnMenu ? null : <NotOnMenu item={item} onPlace={onPlace} />}
        {locked ? <LockedNote /> : null}
      </div>
      <p className={styles['price']}>{dollars(item.price)}</p>
      {selected === undefined ? (
        <ItemActions item={item} clocksOf={clocksOf} onDetails={onDetails} />
      ) : null}
    </>
  );
});

const NotOnMenu = ({ item, onPlace }: Pick<ItemRowProps, 'item' | 'onPlace'>) => (
  <p className={styles['unseen']}>
    <span>Not on any menu</span>
    {item.locked ? null : (
      <Button tone="plain" aria-label={`Put on a menu: ${item.name}`} onClick={() => onPlace(item)}>
        Put on a menu
      </Button>
    )}
  </p>
);

const Photo = ({ item: { name, image_url } }: { item: Item }) => (
  <div className={styles['monogram']} aria-hidden="true">
    {image_url ? (
      <img src={thumbnail(image_url)} alt="" loading="lazy" />
    ) : (
      name.charAt(0).toUpperCase()
    )}
  </div>
);

function ImageNote({ item: { image_status, image_error } }: { item: Item }) {
  if (image_status === 'preparing') return <output>Image is being prepared</output>;
  if (image_status !== 'refused') return null;
  return <span className={styles['trouble']}>Image not used: {image_error}</span>;
}
