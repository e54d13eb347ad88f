import type {
  FurtherMenu,
  PublicMenu,
  PublicRestaurant,
} from '@menuleaf/shared/contracts/public-menu.ts';
import type { Money } from '@menuleaf/shared/contracts/catalogue/money.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { moneyOf } from '@menuleaf/shared/menu/prices/money-of.ts';
import { dinersLook, withoutLook } from '@menuleaf/shared/menu/diners-look.ts';
import { dinersCategories } from '@menuleaf/shared/menu/diners-menu.ts';
import { furtherMenusOf, shownMenuIds } from '@menuleaf/shared/menu/shown-menus.ts';
import type {
  OwnersCatalogue,
  StoredMenu,
  StoredRestaurant,
} from '@menuleaf/shared/menu/stored-catalogue.ts';
import { translatedCatalogue } from '@menuleaf/shared/menu/translations/translated.ts';

/** English is the default. */
const languageIfOther = ({ language = defaultLanguage }: Pick<StoredMenu, 'language'> = {}) =>
  language !== defaultLanguage && { language };

/** A restaurant's public data, with its menu's language. */
export function restaurantView(
  stored: StoredRestaurant,
  menu: Pick<StoredMenu, 'language'> | undefined,
  showImages: boolean,
): PublicRestaurant {
  const { locations, active_menu_id: _menu, is_listed: _listed, ...known } = withoutLook(stored);
  const { active_menu_times: _times, further_menus: _further, ...plain } = known;
  const { qr_opens: _code, embed_sites: _sites, ...shown } = plain;
  const { created_at: _created, updated_at: _updated, ...restaurant } = shown;
  const place = locations[0];
  const look = dinersLook(stored, showImages);
  return {
    ...restaurant,
    ...moneyOf(stored),
    phone: restaurant.phone ?? place?.phone ?? null,
    location: place
      ? {
          address: place.address,
          city: place.city,
          state: place.state,
          zip_code: place.zip_code,
          country: place.country,
          latitude: place.latitude,
          longitude: place.longitude,
        }
      : null,
    has_menu: menu !== undefined,
    ...languageIfOther(menu),
    ...(look && { look }),
  };
}

type Shown = Omit<PublicMenu, 'updated_at' | 'language' | 'languages' | keyof Money>;

/** What the plan shows, and as of when. */
type ViewOptions = { showImages: boolean; showFurther: boolean; now: Date };

const ownMenu = (
  menu: StoredMenu,
  catalogue: OwnersCatalogue,
  { showImages, now }: ViewOptions,
) => ({
  id: menu.id,
  name: menu.name,
  description: menu.description,
  ...(menu.note && { note: menu.note }),
  categories: dinersCategories(menu, catalogue, showImages, now),
});

const timesIfAny = (times: FurtherMenu['times']) => (times && times.length > 0 ? { times } : {});

/** Those that have a dish: another one would be a tab with nothing behind it, or at its times the first thing seen. */
function furtherMenus(
  restaurant: StoredRestaurant,
  catalogue: OwnersCatalogue,
  how: ViewOptions,
): FurtherMenu[] {
  if (!how.showFurther) return [];
  return furtherMenusOf(restaurant).flatMap(({ menu_id, times }) => {
    const menu = catalogue.menus.find((each) => each.id === menu_id);
    const shown = menu && ownMenu(menu, catalogue, how);
    const hasDishes = shown?.categories.some(({ items }) => items.length > 0);
    return shown && hasDishes ? [{ ...shown, ...timesIfAny(times) }] : [];
  });
}

export const activeMenu = ({ active_menu_id }: StoredRestaurant, { menus }: OwnersCatalogue) =>
  menus.find(({ id }) => id === active_menu_id);

/** A restaurant's active menu as diners see it, with its further menus; undefined if it has none. */
export function menuView(
  restaurant: StoredRestaurant,
  catalogue: OwnersCatalogue,
  how: ViewOptions,
): Shown | undefined {
  const menu = activeMenu(restaurant, catalogue);
  if (!menu) return undefined;
  const { categories, ...named } = ownMenu(menu, catalogue, how);
  const further = furtherMenus(restaurant, catalogue, how);
  return {
    ...named,
    restaurant: { id: restaurant.id, name: restaurant.name },
    categories,
    // A single menu has no tab to show its times.
    ...(further.length > 0 && { ...timesIfAny(restaurant.active_menu_times), further }),
  };
}

/** The menus in a further language, and their texts not yet translated. */
export type Translation = {
  language: string;
  shown: Shown;
  untranslated: string[];
  /** Has a text: until then its page is there, and no other leads to it. */
  isBegun: boolean;
};

/** Further languages that the plan shows, in the owner's order. */
export function translationsView(
  restaurant: StoredRestaurant,
  catalogue: OwnersCatalogue,
  how: ViewOptions & { mostLanguages: number },
): Translation[] {
  const { further_languages = [] } = activeMenu(restaurant, catalogue) ?? {};
  const ids = shownMenuIds(restaurant, how.showFurther);
  return further_languages.slice(0, how.mostLanguages).flatMap((language) => {
    const translated = translatedCatalogue(catalogue, language, ids);
    const shown = menuView(restaurant, translated.catalogue, how);
    const { isBegun } = translated;
    return shown ? [{ language, shown, untranslated: [...translated.untranslated], isBegun }] : [];
  });
}
