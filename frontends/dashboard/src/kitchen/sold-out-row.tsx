import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { available, soldOut, type Availability } from '../availability/availability.ts';
import { openingTomorrow, formatOpening } from '../availability/opening-tomorrow.ts';
import styles from './kitchen.css';

type SoldOutRowProps = {
  item: PublicItem;
  clocks: readonly string[];
  onChange: (item: PublicItem, to: Availability) => void;
};

/** A sold-out item: until when, and a way back. */
export function SoldOutRow({ item, clocks, onChange }: SoldOutRowProps) {
  const { name, sold_out_until } = item;
  const until = sold_out_until
    ? `Until ${formatOpening(sold_out_until, clocks)}`
    : 'Until tomorrow?';
  const changeUntil = () =>
    onChange(item, {
      ...soldOut,
      sold_out_until: sold_out_until ? null : openingTomorrow(new Date(), clocks).toISOString(),
    });
  return (
    <li className={styles['sold-out']}>
      <span className={styles['name']}>{name}</span>
      <Button
        tone={sold_out_until ? 'warning' : 'plain'}
        aria-label={`${until} ${name}`}
        aria-pressed={sold_out_until !== null}
        onClick={changeUntil}
      >
        {until}
      </Button>
      <Button aria-label={`Bring back ${name}`} onClick={() => onChange(item, available)}>
        Bring back
      </Button>
    </li>
  );
}
