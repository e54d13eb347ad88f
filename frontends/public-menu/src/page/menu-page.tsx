import type { PublicMenu, PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { Document, type Site } from './document.tsx';
import { MenuContent } from './menu-content.tsx';
import { menuPageStyles } from './menu-page-styles.ts';
import { PageFooter } from './page-footer.tsx';
import { menuData } from './structured-data.ts';

/** The day by the restaurant's own calendar. */
const dayWords = (instant: string, timeZone = 'UTC') =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(instant));

type MenuPageProps = { menu: PublicMenu; restaurant?: PublicRestaurant | undefined; site: Site };

/** /restaurant/{id}/menu */
export function MenuPage({ menu, restaurant, site }: MenuPageProps) {
  const restaurantName = menu.restaurant.name || 'Restaurant Menu';
  const home = `/restaurant/${menu.restaurant.id}`;
  const look = restaurant?.look;
  const items = menu.categories.flatMap((category) => category.items);
  const image = items.find(({ image_url }) => image_url)?.image_url;
  const hasSizes = items.some(({ choices }) => choices !== undefined);
  return (
    <Document
      title={`${restaurantName} – ${menu.name}`}
      description={menu.description ?? `The menu of ${restaurantName}`}
      path={`${home}/menu`}
      image={image ?? undefined}
      site={site}
      look={look}
      styles={menuPageStyles({ hasImages: Boolean(image), hasSizes }, look)}
      structuredData={menuData(menu, site.origin)}
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
        />
        <div className="updated">
          <p>
            Menu last updated{' '}
            <time dateTime={menu.updated_at}>
              {dayWords(menu.updated_at, restaurant?.time_zone)}
            </time>
          </p>
          <p>
            <a href={home}>Contact and hours</a> <a href="?print">Paper menu</a>
          </p>
        </div>
      </main>
      <PageFooter />
    </Document>
  );
}
