import imageStyles from '@menuleaf/public-menu/src/inlined/images.css';
import menuStyles from '@menuleaf/public-menu/src/inlined/menu.css';
import photoStyles from '@menuleaf/public-menu/src/inlined/photos.css';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/shown-look.ts';

/** What a menu needs beyond the frame: no more than it shows. */
export const menuPageStyles = (hasImages: boolean, look: ShownLook | undefined) =>
  menuStyles +
  (hasImages ? imageStyles : '') +
  (hasImages && look?.layout === 'photos' ? photoStyles : '');
