import { cityLine } from '@menuleaf/shared/menu/address.ts';
import type { CardMaker } from '../card/social-card.ts';
import { immutableCaching, type PagesStore } from '../pages/pages-store.ts';
import type { Published } from '../public-menu-store.ts';
import type { View } from './render.ts';

type Viewed = NonNullable<View>;

/** `Portland, OR`, if known. */
const placeOf = ({ restaurant: { location, price_locale } }: Viewed) =>
  location ? cityLine({ ...location, zip_code: '' }, price_locale) : '';

/** The first photo of a dish. */
const photoOf = ({ shown }: Viewed) =>
  [...(shown ? [shown, ...(shown.further ?? [])] : [])]
    .flatMap(({ categories }) => categories)
    .flatMap(({ items }) => items)
    .find(({ image_url }) => image_url)?.image_url;

/** Prefers the restaurant's own to a dish: its cover, or its name. */
async function cardOf(view: Viewed, had: string | undefined, cards: CardMaker) {
  const { look, name } = view.restaurant;
  const ofPhoto = (url: string | null | undefined) =>
    url ? cards.photoFor(url, had) : Promise.resolve(undefined);
  return (
    (await ofPhoto(look?.cover_url)) ??
    (look && (await cards.cardFor(look, { name, line: placeOf(view) }, had))) ??
    ofPhoto(photoOf(view))
  );
}

/**
 * Uploads the link preview of a restaurant, before any page refers to it. Returns the view with the card, and the file
 * that will be unused.
 */
export async function withCard(
  view: View,
  before: Pick<Published, 'restaurant'> | undefined,
  { cards, pages }: { cards: CardMaker; pages: Pick<PagesStore, 'putFile'> },
): Promise<{ view: View; unused: string[] }> {
  const { card_url, look } = before?.restaurant ?? {};
  const had = card_url ?? look?.card_url;
  const card = view && (await cardOf(view, had?.split('/').at(-1), cards));
  if (!card) return { view, unused: had === undefined ? [] : [had.slice(1)] };
  const { restaurant } = view;
  const key = `restaurant/${restaurant.id}/${card.file}`;
  if (card.bytes) {
    const contentType = key.endsWith('png') ? 'image/png' : 'image/jpeg';
    await pages.putFile({ key, body: card.bytes, contentType, caching: immutableCaching });
  }
  return {
    view: { ...view, restaurant: { ...restaurant, card_url: `/${key}` } },
    unused: had === undefined || had === `/${key}` ? [] : [had.slice(1)],
  };
}
