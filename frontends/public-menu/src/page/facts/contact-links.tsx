import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { phoneLink } from '@menuleaf/shared/menu/phone-link.ts';
import { directionsLink } from './map-links.ts';
import { usePageWords } from '../page-language.ts';

/** The picture of the page for messengers (`card_url`) says nothing. */
const facts = /^(?:description|phone|email|website|location)$|_hours$|^(?!card)\w+_url$/;

/** Whether the restaurant's page says more than its name. */
export const saysMore = (restaurant: PublicRestaurant) =>
  Object.entries(restaurant).some(([name, value]) => facts.test(name) && Boolean(value));

/** Guest actions: call, get there, learn more. In the same tab, so Back returns here. */
export function ContactLinks({ restaurant }: { restaurant: PublicRestaurant }) {
  const words = usePageWords();
  if (!saysMore(restaurant)) return null;
  const { id, phone, location } = restaurant;
  const call = phone && phoneLink(phone);
  return (
    <p className="ways">
      {call && <a href={call}>{words.call}</a>}
      {location && (
        <a href={directionsLink(location, restaurant.price_locale)} rel="noreferrer">
          {words.directions}
        </a>
      )}
      <a href={`/restaurant/${id}`}>{words.aboutUs}</a>
    </p>
  );
}
