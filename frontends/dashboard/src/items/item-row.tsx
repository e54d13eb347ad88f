import { memo } from 'react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import type { ClocksOf } from '../availability/item-clocks.ts';
import type { Money } from '../parts/money.ts';
import styles from '../parts/styles/item-row.css';
import { PriceField } from '../prices/price-field.tsx';
import { SmallImage } from '../images/small-image.tsx';
import { MoreMenu } from '../parts/more/more-menu.tsx';
import { MoreOfItem } from './later-parts.ts';
import { available, soldOut, useAvailability } from '../availability/availability.ts';
import { openingTomorrow, formatOpening } from '../availability/opening-tomorrow.ts';

/** The first click marks it sold out; the second makes it return tomorrow. */
function SoldOutButton({ item, clocksOf }: { item: Item; clocksOf: ClocksOf }) {
  const { name, is_available, sold_out_until, locked } = item;
  const setAvailability = useAvailability();
  const untilTomorrow = () => {
    const until = openingTomorrow(new Date(), clocksOf(item)).toISOString();
    setAvailability(item, { ...soldOut, sold_out_until: until });
  };
  const untilWhen = sold_out_until
    ? `Until ${formatOpening(sold_out_until, clocksOf(item))}`
    : 'Until tomorrow?';
  return (
    <div className={styles['availability']}>
      <Button
        tone={is_available ? 'plain' : 'warning'}
        disabled={locked === true}
        aria-label={`${is_available ? 'Mark sold out' : 'Sold out'} ${name}`}
        aria-pressed={!is_available}
        onClick={() => setAvailability(item, is_available ? soldOut : available)}
      >
        {is_available ? 'Mark sold out' : 'Sold out'}
      </Button>
      {is_available ? null : (
        <Button
          tone="plain"
          disabled={locked === true}
          aria-label={`${untilWhen} ${name}`}
          aria-pressed={sold_out_until !== null}
          onClick={() => (sold_out_until ? setAvailability(item, soldOut) : untilTomorrow())}
        >
          {untilWhen}
        </Button>
      )}
    </div>
  );
}

type ItemActionsProps = {
  item: Item;
  clocksOf: ClocksOf;
  onDetails: (item: Item) => void;
  /** For an item no guest sees yet: it needs a menu first. */
  onPlace: ((item: Item) => void) | undefined;
};

function ItemActions({ item, clocksOf, onDetails, onPlace }: ItemActionsProps) {
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

type ItemRowProps = {
  item: Item;
  /** Categories to mention: those not in the heading. */
  also: string;
  /** Time zones that define tomorrow. */
  clocksOf: ClocksOf;
  /** Its prices are read and typed in it. */
  money: Money;
  /** Undefined outside selection mode. */
  selected: boolean | undefined;
  onSelect: (id: string, selected: boolean) => void;
  onDetails: (item: Item) => void;
  isOnMenu: boolean;
  onPlace: (item: Item) => void;
};

/** Re-renders only when its own item changes: there may be a thousand rows. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, also, clocksOf, money, selected, onSelect, onDetails, isOnMenu, onPlace } = props;
  const { id, name, description, is_available, locked } = item;
  return (
    <div className={styles['row']} data-locked={locked}>
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
      <div className={styles['words']}>
        <h3>
          <Link to={`/menu-item/${id}/edit`}>{name}</Link>
        </h3>
        <p className={styles['meta']}>
          <span className={is_available ? undefined : styles['sold-out']}>
            Available: {is_available ? 'Yes' : 'No'}
          </span>
          <ImageNote item={item} />
          {also ? <span className={styles['also']}>{also}</span> : null}
          {description ? <span className={styles['about']}>{description}</span> : null}
        </p>
      </div>
      {locked ? <LockedNote /> : null}
      <div className={styles['price']}>
        <PriceField item={item} money={money} />
      </div>
      {selected === undefined ? (
        <ItemActions
          item={item}
          clocksOf={clocksOf}
          onDetails={onDetails}
          onPlace={isOnMenu || locked ? undefined : onPlace}
        />
      ) : null}
    </div>
  );
});

/** Takes up space even without a photo. */
const Photo = ({ item: { image_url } }: { item: Item }) => (
  <div className={styles['photo']} aria-hidden="true">
    {image_url ? <SmallImage url={image_url} alt="" /> : null}
  </div>
);

function ImageNote({ item: { image_status, image_error } }: { item: Item }) {
  if (image_status === 'preparing') return <output>Image is being prepared</output>;
  if (image_status !== 'refused') return null;
  return <span className={styles['trouble']}>Image not used: {image_error}</span>;
}
