import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import embeddedStyles from '@menuleaf/public-menu/src/inlined/embedded.css';
import { Document, type Site } from '../page/document.tsx';
import { MenuContent } from '../page/menu-content.tsx';
import { menuPageStyles, shownIn } from '../page/menu-page-styles.ts';
import { embeddedPath } from '../page/menu-path.ts';

type EmbeddedMenuProps = { menu: PublicMenu; restaurant: PublicRestaurant; site: Site };

/** /restaurant/{id}/embed: the frame on the restaurant's own site. Search engines index the menu itself. */
export function EmbeddedMenu({ menu, restaurant, site }: EmbeddedMenuProps) {
  const { id, look, language: main = defaultLanguage } = restaurant;
  const languages = menu.languages?.length ? [main, ...menu.languages] : undefined;
  const isSeveral = menu.further !== undefined;
  return (
    <Document
      title={`${restaurant.name} – ${menu.name}`}
      description={menu.description ?? menu.name}
      site={site}
      look={look}
      isFramed
      hasSpecialHours={Boolean(restaurant.special_hours?.length)}
      styles={menuPageStyles(shownIn(menu), look) + embeddedStyles}
    >
      <main>
        <MenuContent
          restaurantName={restaurant.name}
          menuName={menu.name}
          description={menu.description}
          note={menu.note}
          categories={menu.categories}
          money={menu}
          restaurant={restaurant}
          look={look}
          languages={languages}
          pathOf={embeddedPath}
          several={isSeveral ? { menu, atOnce: site.atOnce } : undefined}
        />
      </main>
      <footer>
        <a href={`/restaurant/${id}/menu`}>Menuleaf</a>
      </footer>
    </Document>
  );
}
