import imageStyles from '@menuleaf/public-menu/src/inlined/images.css';
import languageStyles from '@menuleaf/public-menu/src/inlined/languages.css';
import menusStyles from '@menuleaf/public-menu/src/inlined/menus.css';
import menuStyles from '@menuleaf/public-menu/src/inlined/menu.css';
import photoStyles from '@menuleaf/public-menu/src/inlined/photos.css';
import sizeStyles from '@menuleaf/public-menu/src/inlined/sizes.css';
import soldOutStyles from '@menuleaf/public-menu/src/inlined/soldout.css';
import { isLedByPhotos } from '@menuleaf/shared/themes/themes.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';

type Shows = {
  hasImages: boolean;
  hasSizes: boolean;
  hasSoldOut: boolean;
  isSeveral?: boolean;
  hasLanguages?: boolean;
};

/** A menu's styles beyond the frame: only for what it shows. */
export const menuPageStyles = (
  { hasImages, hasSizes, hasSoldOut, isSeveral, hasLanguages }: Shows,
  look: ShownLook | undefined,
) =>
  menuStyles +
  (hasImages ? imageStyles : '') +
  (hasSizes ? sizeStyles : '') +
  (hasSoldOut ? soldOutStyles : '') +
  (isSeveral ? menusStyles : '') +
  (hasLanguages ? languageStyles : '') +
  (hasImages && isLedByPhotos(look) ? photoStyles : '');
