import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { available, soldOut, useAvailability } from './availability.ts';
import type { ClocksOf } from './item-clocks.ts';
import styles from '../parts/styles/item-row.css';
import { openingTomorrow, formatOpening } from './opening-tomorrow.ts';

/** The first click marks it sold out; the second makes it return tomorrow. */
export function SoldOutButton({ item, clocksOf }: { item: Item; clocksOf: ClocksOf }) {
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
