import type { PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { largeImageSet, smallAvifUrl } from '@menuleaf/shared/menu/images.ts';
import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { farDate } from '@menuleaf/shared/menu/far-date.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { declaredText } from '../declared-text.ts';
import { ItemAllergens } from './item-allergens.tsx';
import { shownDiets } from './shown-diets.ts';
import { useDirection, useLocale, usePageWords, useTextAttributes } from '../page-language.ts';

/** More than a page ever needs, and few enough to keep in memory. */
const most = 50;
const made = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes a tenth of a millisecond, and a menu may need one a thousand times. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = made.get(key);
  if (known) return known;
  if (made.size >= most) made.clear();
  const format = new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}

type ItemPriceProps = {
  item: Pick<PublicItem, 'price' | 'choices' | 'price_kind'>;
  formatPrice: (price: number) => string;
};

/** Maximum shown in a row; more are a list. */
const mostInline = 3;

/** Right of the name: its price, or that of each size; nothing for a dish without a price of its own. */
function ItemPrice({ item, formatPrice }: ItemPriceProps) {
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

/** v vegetarian, V vegan, g gluten free. */
function dietLetters(item: PublicItem) {
  const { vegetarian, vegan, glutenFree } = shownDiets(item);
  return (vegetarian ? 'v' : '') + (vegan ? 'V' : '') + (glutenFree ? 'g' : '');
}

const formatUntil = (soldOutUntil: string, timeZone: string | undefined, locale: string) =>
  dateFormat(locale, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
    ...farDate(new Date(soldOutUntil), new Date()),
  }).format(new Date(soldOutUntil));

/** 2026-11-22, in the restaurant's time zone. */
const dayIn = (instant: string, timeZone: string | undefined) =>
  dateFormat('en-CA', { timeZone: timeZone ?? 'UTC' }).format(new Date(instant));

function SoldOut({ until, timeZone }: { until: string | null; timeZone: string | undefined }) {
  const words = usePageWords();
  const locale = useLocale();
  return (
    <span className="gone">
      {until && timeZone
        ? interpolate(words.soldOutUntil, { time: formatUntil(until, timeZone, locale) })
        : words.soldOut}
    </span>
  );
}

function Marks({ item, timeZone }: { item: PublicItem; timeZone: string | undefined }) {
  const words = usePageWords();
  const { vegetarian, vegan, glutenFree } = shownDiets(item);
  const diets = [
    vegan ? words.vegan : vegetarian && words.vegetarian,
    glutenFree && words.glutenFree,
  ].filter((diet) => diet !== false);
  const calories = item.calories !== null && item.calories > 0;
  if (item.is_available && diets.length === 0 && !calories) return null;
  return (
    <p className="marks">
      {!item.is_available && <SoldOut until={item.sold_out_until} timeZone={timeZone} />}
      {diets.map((diet) => (
        <span key={diet} className="diet">
          {diet}
        </span>
      ))}
      {calories && <span>{interpolate(words.kcal, { n: item.calories ?? 0 })}</span>}
    </p>
  );
}

type DishImageProps = { url: string; color: string | undefined; isNear: boolean; isLarge: boolean };

/** As wide as a phone, or as one of two columns. */
const largeSizes = '(min-width: 640px) 340px, 92vw';

/** Reserves its space, in its own color, until it is loaded. */
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
  /** The restaurant's, for the time at which a sold-out mark ends. */
  timeZone: string | undefined;
  formatPrice: (price: number) => string;
  /** A dish can be in several categories; an anchor leads to the first. */
  isRepeated: boolean;
  /** Among the first, so its photo needs no script. */
  isNear: boolean;
  /** Photo on top. */
  isLarge?: boolean;
  /** Its menu says once that allergens are to be asked about. */
  isAskedOnce?: boolean;
};

/** A dish's text: name, gap, price; then its details. */
export function MenuItem({
  item,
  timeZone,
  formatPrice,
  isRepeated,
  isNear,
  isLarge = false,
  isAskedOnce = false,
}: MenuItemProps) {
  const address = `i-${item.id}`;
  const direction = useDirection();
  const { lang } = useTextAttributes()(item.name);
  const { dir = direction.of(item.name) && direction.page, ...said } = useTextAttributes()(
    item.description,
  );
  return (
    <li
      className={`item${item.is_available ? '' : ' soldout'}${item.image_url ? ' pic' : ''}`}
      dir={direction.of(item.name)}
      id={isRepeated ? undefined : address}
      data-d={dietLetters(item) || undefined}
      data-a={declaredText(item)}
      data-c={item.allergens_confirmed_at && dayIn(item.allergens_confirmed_at, timeZone)}
      data-until={item.sold_out_until ?? undefined}
    >
      <div className="what">
        <div className="line">
          <h3>
            <a href={`#${address}`} lang={lang}>
              {item.name}
            </a>
          </h3>
          <ItemPrice item={item} formatPrice={formatPrice} />
        </div>
        {item.description && (
          <p className="desc" {...said} dir={dir}>
            {item.description}
          </p>
        )}
        <Marks item={item} timeZone={timeZone} />
        {!isAskedOnce && <ItemAllergens item={item} />}
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
