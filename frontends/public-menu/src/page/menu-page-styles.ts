import imageStyles from '@menuleaf/public-menu/src/inlined/images.css';
import languageStyles from '@menuleaf/public-menu/src/inlined/languages.css';
import menusStyles from '@menuleaf/public-menu/src/inlined/menus.css';
import menuStyles from '@menuleaf/public-menu/src/inlined/menu.css';
import photoStyles from '@menuleaf/public-menu/src/inlined/photos.css';
import sizeStyles from '@menuleaf/public-menu/src/inlined/sizes.css';
import soldOutStyles from '@menuleaf/public-menu/src/inlined/soldout.css';
import type { PublicMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import { isLedByPhotos } from '@menuleaf/shared/themes/themes.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';

/** What a menu shows that needs styles of its own. */
export function shownIn(menu: PublicMenu) {
  const categories = [menu, ...(menu.further ?? [])].flatMap((one) => one.categories);
  const items = categories.flatMap((category) => category.items);
  return {
    hasImages: items.some(({ image_url }) => image_url),
    hasSizes: items.some(({ choices }) => choices !== undefined),
    hasSoldOut: items.some((item) => !item.is_available),
    hasLanguages: Boolean(menu.languages?.length),
    isSeveral: menu.further !== undefined,
  };
}

/** A menu's styles beyond the frame: only for what it shows. */
export const menuPageStyles = (
  { hasImages, hasSizes, hasSoldOut, isSeveral, hasLanguages }: Partial<ReturnType<typeof shownIn>>,
  look: ShownLook | undefined,
) =>
  menuStyles +
  (hasImages ? imageStyles : '') +
  (hasSizes ? sizeStyles : '') +
  (hasSoldOut ? soldOutStyles : '') +
  (isSeveral ? menusStyles : '') +
  (hasLanguages ? languageStyles : '') +
  (hasImages && isLedByPhotos(look) ? photoStyles : '');
