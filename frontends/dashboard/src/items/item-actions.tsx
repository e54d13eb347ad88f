import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { MoreMenu } from '../parts/more/more-menu.tsx';
import type { ClocksOf } from '../availability/item-clocks.ts';
import styles from '../parts/styles/item-row.css';
import { MoreOfItem } from './later-parts.ts';
import { SoldOutButton } from '../availability/sold-out-button.tsx';

type ItemActionsProps = {
  item: Item;
  clocksOf: ClocksOf;
  onDetails: (item: Item) => void;
  /** For an item no guest sees yet: it needs a menu first. */
  onPlace: ((item: Item) => void) | undefined;
};

export function ItemActions({ item, clocksOf, onDetails, onPlace }: ItemActionsProps) {
  const { name } = item;
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
        <MoreOfItem item={item} onDetails={onDetails}>
          {onPlace ? availability : null}
        </MoreOfItem>
      </MoreMenu>
    </div>
  );
}
