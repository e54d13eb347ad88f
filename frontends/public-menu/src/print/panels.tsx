import type { CSSProperties } from 'react';
import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { cityLine } from '@menuleaf/shared/menu/address.ts';
import { shownHours } from '@menuleaf/shared/menu/hours/shown-hours.ts';
import { largeImageUrl } from '@menuleaf/shared/menu/images.ts';
import { printedWords } from '@menuleaf/shared/menu/printed-words.ts';
import { useSpecialDays } from '../page/facts/special-hours.tsx';
import { localHours } from '../page/facts/local-hours.ts';
import { useDirection, useLanguage, useLocale, usePageWords } from '../page/page-language.ts';
import type { PrintData } from './print-data.ts';
import folded from './folded.css';
import styles from './sheets.css';

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** Scales down a long name, to about the space of sixteen letters. */
export const fitOf = (name: string): CSSProperties => {
  const fit = Math.max(0.36, Math.min(1, Math.sqrt(16 / name.length)));
  return Object.fromEntries([['--fit', fit]]);
};

/** The name, with the restaurant's logo above it. */
export function Sign({ restaurant }: { restaurant: PublicRestaurant }) {
  const { name, look } = restaurant;
  const direction = useDirection();
  return (
    <div className={styles['sign']}>
      {look?.logo_url ? <img src={look.logo_url} alt="" /> : null}
      <h2 dir={direction.of(name)} style={fitOf(name)}>
        {name}
      </h2>
    </div>
  );
}

/** Header of a page of dishes. */
export function Head({ restaurant, title }: { restaurant: PublicRestaurant; title: string }) {
  const { look } = restaurant;
  return (
    <header className={styles['head']}>
      {look?.cover_url ? (
        <img className={styles['band']} src={largeImageUrl(look.cover_url)} alt="" />
      ) : null}
      <Sign restaurant={restaurant} />
      <p>{title}</p>
    </header>
  );
}

/** Front of a folded piece. */
export function Cover({ restaurant, title }: { restaurant: PublicRestaurant; title: string }) {
  const { look, description } = restaurant;
  return (
    <section className={folded['cover']}>
      {look?.cover_url ? <img src={largeImageUrl(look.cover_url)} alt="" /> : null}
      <div>
        <Sign restaurant={restaurant} />
        <p className={folded['title']}>{title}</p>
        {description && !look?.cover_url ? <p>{description}</p> : null}
      </div>
    </section>
  );
}

/** Location and contact details. */
export function Address({ restaurant }: { restaurant: PublicRestaurant }) {
  const { location, phone, website } = restaurant;
  return (
    <div className={styles['address']}>
      {location ? (
        <p>
          {location.address}
          <br />
          {cityLine(location, restaurant.price_locale)}
        </p>
      ) : null}
      {phone ? <p dir="ltr">{phone}</p> : null}
      {website ? <p dir="ltr">{withoutScheme(website)}</p> : null}
    </div>
  );
}

export function Hours({ restaurant }: { restaurant: PublicRestaurant }) {
  const words = usePageWords();
  const days = localHours(shownHours(restaurant), useLocale(), words.closedDay);
  const special = useSpecialDays(restaurant);
  if (days.length === 0 && special.length === 0) return null;
  return (
    <div className={styles['hours']}>
      <h3>{words.hours}</h3>
      <dl>
        {days.map(({ at, name, spans }) => (
          <div key={at}>
            <dt>{name}</dt>
            <dd>{spans.map((span) => span.replace(/,$/, '')).join(', ')}</dd>
          </div>
        ))}
      </dl>
      {special.length > 0 ? (
        <>
          <h3>{words.specialHours}</h3>
          <dl>
            {special.map(({ dates, hours }) => (
              <div key={dates}>
                <dt>{dates}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
    </div>
  );
}

type CodeProps = { data: PrintData; hasWords?: boolean };

/** The QR code, with instructions for who can scan it and a URL for who cannot. */
export function Code({ data: { code, url }, hasWords = true }: CodeProps) {
  const { language, dir, scanMe } = printedWords(useLanguage());
  return (
    <div className={styles['code']}>
      <img src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt="" />
      {hasWords ? (
        <>
          <p lang={language} dir={dir}>
            {scanMe}
          </p>
          <p dir="ltr">
            <strong>{withoutScheme(url)}</strong>
          </p>
        </>
      ) : null}
    </div>
  );
}
