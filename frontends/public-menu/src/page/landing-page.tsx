import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { Document } from './document.tsx';
import { PageFooter } from './page-footer.tsx';
import { Contact, OpeningHours, SocialLinks } from './restaurant-facts.tsx';
import { restaurantData } from './structured-data.ts';

/** /restaurant/{id} */
export function LandingPage({
  restaurant,
  origin,
}: {
  restaurant: PublicRestaurant;
  origin: string;
}) {
  return (
    <Document
      title={restaurant.name}
      description={
        restaurant.description ?? `Contact, opening hours and menu of ${restaurant.name}`
      }
      canonical={`${origin}/restaurant/${restaurant.id}`}
      structuredData={restaurantData(restaurant, origin)}
    >
      <main>
        <h1>{restaurant.name}</h1>
        {restaurant.description && <p className="lead">{restaurant.description}</p>}
        <SocialLinks restaurant={restaurant} />
        <div className="facts">
          {restaurant.has_menu && (
            <section>
              <h2>Our Menu</h2>
              <a className="cta" href={`/restaurant/${restaurant.id}/menu`} target="_blank">
                View Menu
              </a>
            </section>
          )}
          <Contact restaurant={restaurant} />
          <OpeningHours restaurant={restaurant} />
        </div>
      </main>
      <PageFooter />
    </Document>
  );
}
