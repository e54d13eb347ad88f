import { shownTheme } from '../contracts/catalogue/restaurants/theme-names.ts';
import type { ShownLook } from '../contracts/catalogue/restaurants/shown-look.ts';
import { imageUrl } from './images.ts';
import type { StoredRestaurant } from './stored-catalogue.ts';

type StoredLookFields = Pick<
  StoredRestaurant,
  'look' | 'logo' | 'logo_color' | 'cover' | 'cover_color'
>;

/** Added by the publisher once its files exist. */
type Added = 'faces' | 'cut' | 'names_only' | 'card_url';

/** Only set fields, so that a page without a look has none. */
const present = (
  fields: Record<Exclude<keyof ShownLook, Added>, string | null | undefined>,
): ShownLook => Object.fromEntries(Object.entries(fields).filter(([, value]) => value));

/** A restaurant's look for guests; images and their derivatives are kept without Pro, but not shown. */
export function dinersLook(
  { look = {}, logo, logo_color, cover, cover_color }: StoredLookFields,
  showImages: boolean,
): ShownLook | undefined {
  const shown = present({
    accent: look.accent,
    theme: shownTheme(look.theme, showImages),
    type: look.type,
    layout: showImages ? look.layout : undefined,
    logo_url: showImages && logo ? imageUrl(logo) : undefined,
    logo_color: showImages && logo ? logo_color : undefined,
    cover_url: showImages && cover ? imageUrl(cover) : undefined,
    cover_color: showImages && cover ? cover_color : undefined,
  });
  return Object.keys(shown).length > 0 ? shown : undefined;
}

export function withoutLook(restaurant: StoredRestaurant) {
  const { look: _look, logo: _logo, logo_color: _logoColor, ...others } = restaurant;
  const { logo_upload: _logoUpload, logo_error: _logoError, ...rest } = others;
  const { cover: _cover, cover_color: _coverColor, ...most } = rest;
  const { cover_upload: _coverUpload, cover_error: _coverError, ...plain } = most;
  return plain;
}
