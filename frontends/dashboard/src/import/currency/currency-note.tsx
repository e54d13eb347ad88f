import { useState } from 'react';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { currencyName } from '@menuleaf/shared/menu/prices/currency-name.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { useChange } from '../../api/catalogue-api.ts';
import { restaurantChanges } from '../../api/restaurant-changes.ts';
import styles from './currency-note.css';
import { writtenCurrencies } from './written-currency.ts';

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

type CurrencyNoteProps = {
  lines: readonly { text: string }[];
  /** Whose guests will read the prices. */
  restaurants: readonly Restaurant[];
  onChanged: (currency: string) => void;
};

/** Says that the prices are written in another currency than guests would read them in, and changes that. */
export function CurrencyNote({ lines, restaurants, onChanged }: CurrencyNoteProps) {
  const [written] = useState(() => writtenCurrencies(lines.map(({ text }) => text)));
  const others = restaurants.filter(({ currency }) => !written.includes(currency));
  const { mutateAsync, isPending, error } = useChange(async (currency: string) => {
    for (const { id } of others) {
      await restaurantChanges.updateRestaurant({ params: { id }, body: { currency } });
    }
  });
  const [first] = others;
  if (written.length === 0 || !first) return null;
  const names = written.map(currencyName);
  const use = async (currency: string) => {
    await mutateAsync(currency);
    onChanged(currency);
    toast({ title: `Prices are in ${currencyName(currency)} now` });
  };
  return (
    <output className={styles['note']}>
      <span>
        These prices are in {either.format(names)}. Guests of {first.name} would read them in{' '}
        {currencyName(first.currency)}.
      </span>
      {written.map((currency) => (
        <Button
          key={currency}
          disabled={isPending}
          onClick={() => void use(currency).catch(() => undefined)}
        >
          Use {currencyName(currency)}
        </Button>
      ))}
      {error ? (
        <span role="alert">
          {detailOf(error, 'Failed to change the currency. Please try again.')}
        </span>
      ) : null}
    </output>
  );
}
