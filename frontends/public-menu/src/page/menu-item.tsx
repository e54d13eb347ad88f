import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { largeImageSet, smallAvifUrl } from '@menuleaf/shared/menu/images.ts';
import { farDate } from '@menuleaf/shared/menu/far-date.ts';
import { allergenWords, declaredText } from './declared-text.ts';
import { isGlutenFree } from './gluten-free.ts';
import { ItemPrice } from './item-price.tsx';
import { direction } from './direction.ts';

/** v vegetarian, V vegan, g gluten free. */
const dietLetters = (item: PublicItem) =>
  (item.is_vegetarian || item.is_vegan ? 'v' : '') +
  (item.is_vegan ? 'V' : '') +
  (isGlutenFree(item) ? 'g' : '');

const untilWords = (soldOutUntil: string, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
    ...farDate(new Date(soldOutUntil), new Date()),
  }).format(new Date(soldOutUntil));

/** 2026-11-22, by the restaurant's own calendar. */
const dayIn = (instant: string, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timeZone ?? 'UTC' }).format(new Date(instant));

function Marks({ item, timeZone }: { item: PublicItem; timeZone: string | undefined }) {
  const diets = [
    item.is_vegan ? 'Vegan' : item.is_vegetarian && 'Vegetarian',
    isGlutenFree(item) && 'Gluten free',
  ].filter((diet) => diet !== false);
  const calories = item.calories !== null && item.calories > 0;
  if (item.is_available && diets.length === 0 && !calories) return null;
  const until = item.sold_out_until;
  return (
    <p className="marks">
      {!item.is_available && (
        <span className="gone">
          Sold out{until && timeZone && ` until ${untilWords(until, timeZone)}`}
        </span>
      )}
      {diets.map((diet) => (
        <span key={diet} className="diet">
          {diet}
        </span>
      ))}
      {calories && <span>{item.calories} kcal</span>}
    </p>
  );
}

/** On every dish: what nobody declared is to be asked about, never to be taken as safe. */
function Allergens({ item }: { item: PublicItem }) {
  const { words, isUnknown } = allergenWords(item);
  return (
    <p className="says">
      {words}
      {words && isUnknown && ' '}
      {isUnknown && <span className="ask">Ask about allergens</span>}
    </p>
  );
}

type DishImageProps = { url: string; color: string | undefined; isNear: boolean; isLarge: boolean };

/** As wide as a phone, or as one of two columns. */
const largeSizes = '(min-width: 640px) 340px, 92vw';

/** Its place is kept, in its own colour, while it is not asked for yet. */
function DishImage({ url, color, isNear, isLarge }: DishImageProps) {
  const large = isLarge ? largeImageSet(url, 'avif') : undefined;
  const avif = large ?? smallAvifUrl(url);
  return (
    <picture
      className={isNear ? 'near' : undefined}
      style={color ? { background: color } : undefined}
    >
      {avif && <source srcSet={avif} sizes={large && largeSizes} type="image/avif" />}
      <img
        src={url}
        srcSet={large && largeImageSet(url, 'webp')}
        sizes={large && largeSizes}
        alt=""
        width="96"
        height="72"
        loading={isNear ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

type MenuItemProps = {
  item: PublicItem;
  /** The restaurant's own, for the hour at which a sold-out mark ends. */
  timeZone: string | undefined;
  formatPrice: (price: number) => string;
  /** A dish can stand in several categories; an address leads to the first. */
  isRepeated: boolean;
  /** Among the first, so that its photo waits for no script. */
  isNear: boolean;
  /** Its photo leads it. */
  isLarge?: boolean;
};

/** A dish as type: name, nothing, price; then what it is. */
export function MenuItem({
  item,
  timeZone,
  formatPrice,
  isRepeated,
  isNear,
  isLarge = false,
}: MenuItemProps) {
  const address = `i-${item.id}`;
  return (
    <li
      className={`item${item.is_available ? '' : ' soldout'}${item.image_url ? ' pic' : ''}`}
      dir={direction(item.name)}
      id={isRepeated ? undefined : address}
      data-d={dietLetters(item) || undefined}
      data-a={declaredText(item)}
      data-c={item.allergens_confirmed_at && dayIn(item.allergens_confirmed_at, timeZone)}
      data-until={item.sold_out_until ?? undefined}
    >
      <div className="what">
        <div className="line">
          <h3>
            <a href={`#${address}`}>{item.name}</a>
          </h3>
          <ItemPrice item={item} formatPrice={formatPrice} />
        </div>
        {item.description && (
          <p className="desc" dir={direction(item.description) ?? (direction(item.name) && 'ltr')}>
            {item.description}
          </p>
        )}
        <Marks item={item} timeZone={timeZone} />
        <Allergens item={item} />
      </div>
      {item.image_url && (
        <DishImage
          url={item.image_url}
          color={item.image_color}
          isNear={isNear}
          isLarge={isLarge}
        />
      )}
    </li>
  );
}
