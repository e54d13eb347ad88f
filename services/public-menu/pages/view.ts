import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import type { Money } from '@menuleaf/shared/contracts/catalogue/money.ts';
import { moneyOf } from '@menuleaf/shared/menu/money-of.ts';
import { dinersLook, withoutLook } from '@menuleaf/shared/menu/diners-look.ts';
import { dinersCategories } from '@menuleaf/shared/menu/diners-menu.ts';
import type { OwnersCatalogue, StoredRestaurant } from '@menuleaf/shared/menu/stored-catalogue.ts';

/** What diners may know of a restaurant. */
export function restaurantView(
  stored: StoredRestaurant,
  hasMenu: boolean,
  showImages: boolean,
): PublicRestaurant {
  const { locations, active_menu_id: _menu, is_listed: _listed, ...known } = withoutLook(stored);
  const { qr_opens: _code, ...shown } = known;
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
    has_menu: hasMenu,
    ...(look && { look }),
  };
}

type Shown = Omit<PublicMenu, 'updated_at' | keyof Money>;

/** A restaurant's active menu as diners see it; undefined when it has none. */
export function menuView(
  restaurant: StoredRestaurant,
  catalogue: OwnersCatalogue,
  showImages: boolean,
  now: Date,
): Shown | undefined {
  const menu = catalogue.menus.find((each) => each.id === restaurant.active_menu_id);
  return (
    menu && {
      id: menu.id,
      name: menu.name,
      description: menu.description,
      ...(menu.note && { note: menu.note }),
      restaurant: { id: restaurant.id, name: restaurant.name },
      categories: dinersCategories(menu, catalogue, showImages, now),
    }
  );
}
