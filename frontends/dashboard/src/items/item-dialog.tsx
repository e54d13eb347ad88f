import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { Item } from '@menuleaf/shared/contracts/catalogue/items/item.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { imageFormats, largeImageSet } from '@menuleaf/shared/menu/images.ts';
import styles from '../parts/styles/item-dialog.css';
import type { Money } from '../parts/money.ts';

type LargeImageProps = { url: string; alt: string; className: string | undefined; sizes: string };

/** An item's image shown large; one that lacks the larger sizes is used as is. */
const LargeImage = ({ url, alt, className, sizes }: LargeImageProps) => (
  <picture style={{ display: 'contents' }}>
    {imageFormats.map((format) => {
      const srcSet = largeImageSet(url, format);
      return srcSet === undefined ? null : (
        <source key={format} srcSet={srcSet} sizes={sizes} type={`image/${format}`} />
      );
    })}
    <img className={className} src={url} alt={alt} />
  </picture>
);

type ItemDialogProps = { item: Item; money: Money; onClose: () => void };

/** Full details of an item. */
export default function ItemDialog({ item, money, onClose }: ItemDialogProps) {
  return (
    <Dialog
      open
      title={item.name}
      onClose={onClose}
      actions={<ButtonLink to={`/menu-item/${item.id}/edit`}>Edit</ButtonLink>}
    >
      <Details item={item} money={money} />
    </Dialog>
  );
}

/** All its prices; a list shows only the lowest. */
const pricesOf = (item: Item, format: (price: number) => string) =>
  item.choices.length > 0 && showsNumber(item.price_kind)
    ? item.choices.map(({ name, price }) => `${name} ${format(price)}`).join(', ')
    : priceWords(item, format);

function Details({ item, money }: { item: Item; money: Money }) {
  const { image_url, description, calories, allergens, categories, is_available } = item;
  const marks = [
    item.is_vegetarian ? 'Vegetarian' : '',
    item.is_vegan ? 'Vegan' : '',
    item.is_gluten_free ? 'Gluten Free' : '',
  ].filter(Boolean);
  const facts = [
    ['Price', pricesOf(item, money.format)],
    ['Available', is_available ? 'Yes' : 'No'],
    ['Calories', calories !== null && calories > 0 ? `${calories} kcal` : ''],
    ['Allergens', allergens ?? ''],
    ['Categories', categories.map(({ name }) => name).join(', ') || 'No categories assigned'],
  ] as const;
  return (
    <>
      {image_url ? (
        <LargeImage
          className={styles['photo']}
          url={image_url}
          alt={item.name}
          sizes="min(100vw, 560px)"
        />
      ) : null}
      {description ? <p>{description}</p> : null}
      {marks.length > 0 ? (
        <p className={styles['marks']}>
          {marks.map((mark) => (
            <Badge key={mark} tone="leaf">
              {mark}
            </Badge>
          ))}
        </p>
      ) : null}
      <dl className={styles['facts']}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
