import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { cityLine } from '@menuleaf/shared/menu/address.ts';
import { shownHours } from '@menuleaf/shared/menu/hours/shown-hours.ts';
import { zoneText } from '@menuleaf/shared/menu/hours/zone-text.ts';
import { phoneLink } from '@menuleaf/shared/menu/phone-link.ts';
import { Fragment } from 'react';
import { mapLink } from './map-links.ts';
import { localHours } from './local-hours.ts';
import { SpecialHours } from './special-hours.tsx';
import { useDirection, useLocale, usePageWords } from '../page-language.ts';

export function Contact({ restaurant }: { restaurant: PublicRestaurant }) {
  const words = usePageWords();
  const direction = useDirection();
  const { location, phone, email, website } = restaurant;
  if (!phone && !email && !website && !location) return null;
  return (
    <section>
      <h2>{words.contact}</h2>
      {phone && (
        <p>
          <Phone number={phone} />
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {website && (
        <p>
          <a href={website} rel="noopener noreferrer" target="_blank">
            {website.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        </p>
      )}
      {location && (
        <address dir={direction.of(location.address)}>
          {location.address}
          <br />
          {cityLine(location, restaurant.price_locale)}
        </address>
      )}
      {location && <LocationMap location={location} priceLocale={restaurant.price_locale} />}
    </section>
  );
}

/** Spaced digits would be reordered on a right-to-left page. */
function Phone({ number }: { number: string }) {
  const href = phoneLink(number);
  const { page } = useDirection();
  const said = page === 'rtl' ? <bdi dir="ltr">{number}</bdi> : number;
  return href ? <a href={href}>{said}</a> : said;
}

type Place = NonNullable<PublicRestaurant['location']>;

/** The map is on another host, so a tap loads it; the link is always there. */
function LocationMap({ location, priceLocale }: { location: Place; priceLocale: string }) {
  const words = usePageWords();
  const { latitude, longitude } = location;
  const isPlaced = latitude !== null && longitude !== null;
  return (
    <>
      {isPlaced && (
        <div className="map js">
          <button type="button" value={`${latitude},${longitude}`}>
            {words.showMap}
          </button>
        </div>
      )}
      <p>
        <a href={mapLink(location, priceLocale)} rel="noopener noreferrer" target="_blank">
          {words.largerMap}
        </a>
      </p>
    </>
  );
}

/** Omits days without text, and the card if no day has any. */
export function OpeningHours({ restaurant }: { restaurant: PublicRestaurant }) {
  const words = usePageWords();
  const locale = useLocale();
  const direction = useDirection();
  const days = localHours(shownHours(restaurant), locale, words.closedDay);
  const isSpecial = Boolean(restaurant.special_hours?.length);
  if (days.length === 0 && !isSpecial) return null;
  return (
    <section id="hours">
      <h2>{words.hours}</h2>
      <dl className={isSpecial ? undefined : 'hours'} data-zone={zoneText(restaurant.time_zone)}>
        {days.map(({ day, at, name, text, spans }) => (
          <div key={day} {...(isSpecial ? { 'data-weekday': at } : { 'data-day': at })}>
            <dt>{name}</dt>
            <dd dir={direction.of(text)}>
              {spans.map((span, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- never reordered: rendered once, as text
                <Fragment key={place}>
                  {place > 0 && ' '}
                  <span>{span}</span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {isSpecial && <SpecialHours restaurant={restaurant} />}
    </section>
  );
}

const networks = [
  ['facebook_url', 'Facebook'],
  ['instagram_url', 'Instagram'],
  ['twitter_url', 'X (Twitter)'],
  ['tiktok_url', 'TikTok'],
  ['youtube_url', 'YouTube'],
] as const;

export function SocialLinks({ restaurant }: { restaurant: PublicRestaurant }) {
  const words = usePageWords();
  const links = networks.flatMap(([field, name]) => {
    const url = restaurant[field];
    return url ? [{ name, url }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="social" aria-label={words.social}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a href={url} rel="noopener noreferrer" target="_blank">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
