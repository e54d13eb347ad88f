import { memo } from 'react';
import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { available, soldOut, type Availability } from '../availability/availability.ts';
import styles from './kitchen.css';

type KitchenRowProps = {
  item: PublicItem;
  onChange: (item: PublicItem, to: Availability) => void;
};

/** In menu order: one tap marks it sold out or available. */
export const KitchenRow = memo(function KitchenRow({ item, onChange }: KitchenRowProps) {
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
          {is_available ? 'Available' : 'Sold out'}
        </span>
      </button>
    </li>
  );
});
