import imageStyles from '@menuleaf/public-menu/src/inlined/images.css';
import menuStyles from '@menuleaf/public-menu/src/inlined/menu.css';
import photoStyles from '@menuleaf/public-menu/src/inlined/photos.css';
import sizeStyles from '@menuleaf/public-menu/src/inlined/sizes.css';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/shown-look.ts';

type Holds = { hasImages: boolean; hasSizes: boolean };

/** What a menu needs beyond the frame: no more than it shows. */
export const menuPageStyles = ({ hasImages, hasSizes }: Holds, look: ShownLook | undefined) =>
  menuStyles +
  (hasImages ? imageStyles : '') +
  (hasSizes ? sizeStyles : '') +
  (hasImages && look?.layout === 'photos' ? photoStyles : '');
