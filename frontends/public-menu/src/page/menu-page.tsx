import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { Document, type Site } from './document.tsx';
import { MenuContent } from './menu-content.tsx';
import { saysMore } from './facts/contact-links.tsx';
import { menuPageStyles, shownIn } from './menu-page-styles.ts';
import { menuPath } from './menu-path.ts';
import { PageFooter } from './page-footer.tsx';
import { useLanguage, useLocale, usePageWords } from './page-language.ts';
import { allMenusData, menuData } from './structured-data.ts';

const dayWords = (instant: string, locale: string, timeZone = 'UTC') =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(instant));

type MenuPageProps = { menu: PublicMenu; restaurant?: PublicRestaurant | undefined; site: Site };

/** Each language of a menu with its path, main one first; undefined if only one. */
function pagesOf({ languages, restaurant }: PublicMenu, main: string) {
  if (!languages?.length) return undefined;
  const further = languages.map((one) => ({ language: one, path: menuPath(restaurant.id, one) }));
  return [{ language: main, path: menuPath(restaurant.id) }, ...further];
}

/** /restaurant/{id}/menu, and one path below per further language */
export function MenuPage({ menu, restaurant, site }: MenuPageProps) {
  const restaurantName = menu.restaurant.name || 'Restaurant Menu';
  const home = `/restaurant/${menu.restaurant.id}`;
  const words = usePageWords();
  const language = useLanguage();
  const locale = useLocale();
  const alternates = pagesOf(menu, restaurant?.language ?? defaultLanguage);
  const own = alternates?.find((one) => one.language === language);
  const look = restaurant?.look;
  const isAlone = restaurant !== undefined && !saysMore(restaurant);
  const isSeveral = menu.further !== undefined;
  return (
    <Document
      title={`${restaurantName} – ${menu.name}`}
      description={menu.description ?? interpolate(words.menuOf, { name: restaurantName })}
      path={own?.path ?? menuPath(menu.restaurant.id)}
      alternates={alternates}
      card={restaurant?.card_url}
      site={site}
      look={look}
      hasSpecialHours={Boolean(restaurant?.special_hours?.length)}
      styles={menuPageStyles(shownIn(menu), look)}
      structuredData={
        isSeveral
          ? allMenusData(menu, site.origin, own?.path)
          : menuData(menu, site.origin, own?.path)
      }
    >
      <main>
        <MenuContent
          restaurantName={restaurantName}
          menuName={menu.name}
          description={menu.description}
          note={menu.note}
          categories={menu.categories}
          money={menu}
          restaurant={restaurant}
          look={look}
          languages={alternates?.map((one) => one.language)}
          offer={site.offer}
          several={isSeveral ? { menu, atOnce: site.atOnce } : undefined}
        />
        <div className="updated">
          <p>
            {words.updated}{' '}
            <time dateTime={menu.updated_at}>
              {dayWords(menu.updated_at, locale, restaurant?.time_zone)}
            </time>
          </p>
          <p>
            {isAlone ? null : <a href={home}>{words.contactAndHours}</a>}{' '}
            <a href="?print">{words.paperMenu}</a>
          </p>
        </div>
      </main>
      <PageFooter />
    </Document>
  );
}
