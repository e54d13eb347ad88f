import type { ReactNode } from 'react';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { largeImageSet, largeImageUrl } from '@menuleaf/shared/menu/images.ts';

type MastheadProps = {
  look: ShownLook | undefined;
  /** Low on menus: dishes matter more. */
  isLow?: boolean;
  /** The restaurant's name. */
  children: ReactNode;
};

/** The restaurant's name, styled by its look; plain without one. */
export function Masthead({ look, isLow = false, children }: MastheadProps) {
  if (!look) return children;
  const { cover_url, logo_url } = look;
  return (
    <header className="top">
      {cover_url && <Cover url={cover_url} color={look.cover_color} isLow={isLow} />}
      {logo_url ? (
        <div className="sign">
          <img src={logo_url} alt="" height="80" />
          {children}
        </div>
      ) : (
        children
      )}
    </header>
  );
}

/** As wide as the page, or its column. */
function Cover({ url, color, isLow }: { url: string; color: string | undefined; isLow: boolean }) {
  const sizes = '(min-width: 744px) 704px, 100vw';
  return (
    <picture
      className={isLow ? 'cover low' : 'cover'}
      style={color ? { background: color } : undefined}
    >
      <source srcSet={largeImageSet(url, 'avif')} sizes={sizes} type="image/avif" />
      <img src={largeImageUrl(url)} alt="" fetchPriority="high" />
    </picture>
  );
}
