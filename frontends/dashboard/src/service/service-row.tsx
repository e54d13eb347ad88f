import { memo } from 'react';
import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { available, soldOut, type Availability } from '../items/availability.ts';
import { openingTomorrow, spokenOpening } from '../items/opening-tomorrow.ts';
import styles from './service.css';

type ServiceRowProps = {
  item: PublicItem;
  clocks: readonly string[];
  onChange: (item: PublicItem, to: Availability) => void;
};

/** One thumb on the row sells it out or brings it back. */
export const ServiceRow = memo(function ServiceRow({ item, clocks, onChange }: ServiceRowProps) {
  const { name, is_available } = item;
  return (
    <li className={styles['row']} data-sold-out={!is_available}>
      <button
        type="button"
        role="switch"
        aria-checked={is_available}
        className={styles['switch']}
        onClick={() => onChange(item, is_available ? soldOut : available)}
      >
        <span className={styles['name']}>{name}</span>
        <span className={styles['state']} aria-hidden="true">
          {is_available ? 'On' : 'Sold out'}
        </span>
      </button>
      {is_available ? null : <UntilWhen item={item} clocks={clocks} onChange={onChange} />}
    </li>
  );
});

function UntilWhen({ item, clocks, onChange }: ServiceRowProps) {
  const { name, sold_out_until } = item;
  const words = sold_out_until
    ? `Until ${spokenOpening(sold_out_until, clocks)}`
    : 'Until tomorrow';
  const press = () => {
    const until = openingTomorrow(new Date(), clocks).toISOString();
    onChange(item, { ...soldOut, sold_out_until: sold_out_until ? null : until });
  };
  return (
    <button
      type="button"
      className={styles['until']}
      aria-label={`${words}: ${name}`}
      aria-pressed={sold_out_until !== null}
      onClick={press}
    >
      {words}
    </button>
  );
}
