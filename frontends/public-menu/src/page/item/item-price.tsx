import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { usePageWords, useTextAttributes } from '../page-language.ts';

type ItemPriceProps = {
  item: Pick<PublicItem, 'price' | 'choices' | 'price_kind'>;
  formatPrice: (price: number) => string;
};

/** Maximum shown in a row; more are a list. */
const mostInline = 3;

/** Right of the name: its price, or that of each size; nothing for a dish without a price of its own. */
export function ItemPrice({ item, formatPrice }: ItemPriceProps) {
  const words = usePageWords();
  const tongue = useTextAttributes();
  const { choices = [], price_kind } = item;
  if (price_kind === 'none') return null;
  if (choices.length === 0 || price_kind === 'market') {
    return <span className="price">{priceWords(item, formatPrice, words)}</span>;
  }
  return (
    <dl className={choices.length > mostInline ? 'sizes many' : 'sizes'}>
      {choices.map(({ name, price }) => (
        <div key={name}>
          <dt {...tongue(name)}>{name}</dt>
          <dd className="price">{formatPrice(price)}</dd>
        </div>
      ))}
    </dl>
  );
}
