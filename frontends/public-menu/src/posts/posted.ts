import { showsNumber } from '@menuleaf/shared/contracts/catalogue/items/price-kinds.ts';
import type { PublicCategory, PublicItem } from '@menuleaf/shared/contracts/public-menu.ts';
import { largeImageUrl } from '@menuleaf/shared/menu/images.ts';
import { isAvailable } from '@menuleaf/shared/menu/diners-menu.ts';
import { priceWords } from '@menuleaf/shared/menu/prices/price-words.ts';
import { shownDiets } from '../page/item/shown-diets.ts';
import type { Words } from '../words/words.ts';

/** A dish for a picture. */
export type PostedDish = {
  id: string;
  name: string;
  description: string | undefined;
  /** Empty without a price of its own. */
  price: string;
  /** `Glass $8.00`; empty for one price. */
  choices: readonly string[];
  diets: readonly string[];
  photo: string | undefined;
};

export type PostedSection = {
  id: string;
  name: string;
  note: string | undefined;
  dishes: readonly PostedDish[];
};

export type PostedWords = {
  formatPrice: (price: number) => string;
  words: Words['page'];
};

function postedDish(item: PublicItem, { formatPrice, words }: PostedWords): PostedDish {
  const { id, name, description, choices = [], price_kind, image_url } = item;
  const hasChoices = choices.length > 0 && showsNumber(price_kind);
  const { vegetarian, vegan, glutenFree } = shownDiets(item);
  const diet = vegan ? words.vegan : vegetarian ? words.vegetarian : undefined;
  return {
    id,
    name,
    description: description ?? undefined,
    price: priceWords(item, formatPrice, words),
    choices: hasChoices ? choices.map((one) => `${one.name} ${formatPrice(one.price)}`) : [],
    diets: [diet, glutenFree ? words.glutenFree : undefined].filter((said) => said !== undefined),
    photo: image_url ? largeImageUrl(image_url) : undefined,
  };
}

/** Available dishes among the chosen, in menu order: sold-out ones are on no picture. */
export const postedSections = (
  categories: readonly PublicCategory[],
  chosen: ReadonlySet<string>,
  said: PostedWords,
  now: Date,
): PostedSection[] =>
  categories
    .map(({ id, name, note, items }) => ({
      id,
      name,
      note,
      dishes: items
        .filter((item) => chosen.has(item.id) && isAvailable(item, now))
        .map((item) => postedDish(item, said)),
    }))
    .filter(({ dishes }) => dishes.length > 0);
