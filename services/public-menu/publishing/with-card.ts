import { cityLine } from '@menuleaf/shared/menu/address.ts';
import type { CardMaker } from '../card/social-card.ts';
import { immutableCaching, type PagesStore } from '../pages/pages-store.ts';
import type { Published } from '../public-menu-store.ts';
import type { View } from './render.ts';

type Context = { cards: CardMaker; pages: PagesStore };

/** `Portland, OR`, if known. */
const placeOf = ({ restaurant: { location, price_locale } }: NonNullable<View>) =>
  location ? cityLine({ ...location, zip_code: '' }, price_locale) : '';

/**
 * Uploads the link preview of a restaurant that has a look, before any page refers to it. A cover replaces it. Returns
 * the view with the card, and the file that will be unused.
 */
export async function withCard(
  view: View,
  before: Published | undefined,
  { cards, pages }: Context,
): Promise<{ view: View; unused: string[] }> {
  const had = before?.restaurant?.look?.card_url;
  const without = { view, unused: had === undefined ? [] : [had.slice(1)] };
  const look = view?.restaurant.look;
  if (!view || !look || look.cover_url !== undefined) return without;
  const { restaurant } = view;
  const words = { name: restaurant.name, line: placeOf(view) };
  const card = await cards.cardFor(look, words, had?.split('/').at(-1));
  if (!card) return without;
  const key = `restaurant/${restaurant.id}/${card.file}`;
  if (card.bytes) {
    const { bytes: body } = card;
    await pages.putFile({ key, body, contentType: 'image/png', caching: immutableCaching });
  }
  return {
    view: { ...view, restaurant: { ...restaurant, look: { ...look, card_url: `/${key}` } } },
    unused: had === undefined || had === `/${key}` ? [] : [had.slice(1)],
  };
}
