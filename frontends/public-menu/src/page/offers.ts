import type { AggregateOffer, Offer } from 'schema-dts';
import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { decimalsOf } from '@menuleaf/shared/menu/prices/format-price.ts';

const availabilityOf = ({ is_available, sold_out_until }: PublicItem) => ({
  availability: is_available
    ? ('https://schema.org/InStock' as const)
    : ('https://schema.org/SoldOut' as const),
  availabilityStarts: sold_out_until ?? undefined,
});

/** For search engines: one offer per size; without a number there is no price, and a starting price is marked as one. */
export function offersOf(
  item: PublicItem,
  priceCurrency: string,
): Offer | Offer[] | AggregateOffer {
  const { price, choices = [], price_kind } = item;
  const available = availabilityOf(item);
  const written = (amount: number) => amount.toFixed(decimalsOf(priceCurrency));
  if (!showsNumber(price_kind)) return { '@type': 'Offer', ...available };
  if (choices.length > 0) {
    return choices.map((choice) => ({
      '@type': 'Offer',
      name: choice.name,
      price: written(choice.price),
      priceCurrency,
      ...available,
    }));
  }
  if (price_kind === 'from') {
    return { '@type': 'AggregateOffer', lowPrice: written(price), priceCurrency, ...available };
  }
  return { '@type': 'Offer', price: written(price), priceCurrency, ...available };
}
