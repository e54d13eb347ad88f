import { showsNumber } from '../contracts/catalogue/items/price-kinds.ts';
import type { PublicCategory, PublicItem } from '../contracts/public-menu.ts';
import { imageUrl } from './images.ts';
import { choicesOf, priceOf } from './prices/stored-price.ts';
import { byId, membersOf, numbered, type Numbered } from './numbered-catalogue.ts';
import type { OwnersCatalogue, StoredItem, StoredMenu } from './stored-catalogue.ts';

/** Whether diners can order it: a sold-out mark may expire. */
export function isAvailable(
  item: Pick<StoredItem, 'is_available' | 'sold_out_until'>,
  now: Date,
): boolean {
  if (item.is_available) return true;
  return item.sold_out_until !== null && now.getTime() >= Date.parse(item.sold_out_until);
}

export function dinersItem(item: Numbered<StoredItem>, showImages: boolean, now: Date): PublicItem {
  const { image, image_color, image_crop: _crop, ...rest } = item;
  const { image_upload: _upload, image_error: _error, ...fields } = rest;
  const isShown = image !== undefined && showImages;
  const { created_at: _created, updated_at: _updated, words: _words, ...known } = fields;
  const { changed_since_confirmed: _changed, confirmed_despite: _despite, ...asConfirmed } = known;
  const { allergens_confirmed_at, availability_at: _at, ...said } = asConfirmed;
  const { price_thousandths: _fine, choices: _kept, ...priced } = said;
  const { price_kind = 'fixed', ...shown } = priced;
  const choices = choicesOf(item);
  const available = isAvailable(item, now);
  return {
    ...shown,
    ...(allergens_confirmed_at && { allergens_confirmed_at }),
    price: priceOf(item),
    ...(choices.length > 0 && { choices }),
    ...(price_kind !== 'fixed' && { price_kind }),
    image_url: isShown ? imageUrl(image) : null,
    ...(isShown && image_color !== undefined && { image_color }),
    is_available: available,
    sold_out_until: available ? null : item.sold_out_until,
  };
}

/** Diners are told no number that they don't read. */
const withoutNumber = ({ choices: _choices, ...item }: PublicItem): PublicItem => ({
  ...item,
  price: 0,
});

const shownItem = (item: PublicItem) => (showsNumber(item.price_kind) ? item : withoutNumber(item));

/** A menu's categories and items in menu order; ids of deleted things are skipped. */
export function dinersCategories(
  menu: StoredMenu,
  catalogue: OwnersCatalogue,
  showImages: boolean,
  now: Date,
): PublicCategory[] {
  const { categories, items } = numbered(catalogue);
  const itemOf = byId(items);
  return membersOf(menu.category_ids, byId(categories)).map(
    ({ id, name, description, note, sort_order, item_ids }) => ({
      id,
      name,
      description,
      ...(note && { note }),
      sort_order,
      items: membersOf(item_ids, itemOf).map((item) =>
        shownItem(dinersItem(item, showImages, now)),
      ),
    }),
  );
}
