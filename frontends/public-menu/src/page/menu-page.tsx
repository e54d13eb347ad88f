import type { PublicMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import { Document } from './document.tsx';
import { MenuContent } from './menu-content.tsx';
import { PageFooter } from './page-footer.tsx';
import { menuData } from './structured-data.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** /restaurant/{id}/menu */
export function MenuPage({ menu, origin }: { menu: PublicMenu; origin: string }) {
  const restaurantName = menu.restaurant.name || 'Restaurant Menu';
  return (
    <Document
      title={`${restaurantName} – ${menu.name}`}
      description={menu.description ?? `The menu of ${restaurantName}`}
      canonical={`${origin}/restaurant/${menu.restaurant.id}/menu`}
      structuredData={menuData(menu, origin)}
    >
      <main>
        <MenuContent
          restaurantName={restaurantName}
          menuName={menu.name}
          description={menu.description}
          categories={menu.categories}
        />
        <p className="updated">
          Menu last updated{' '}
          <time dateTime={menu.updated_at}>{day.format(new Date(menu.updated_at))}</time>.{' '}
          <a href={`/restaurant/${menu.restaurant.id}`}>About {restaurantName}</a>
        </p>
      </main>
      <PageFooter />
    </Document>
  );
}
