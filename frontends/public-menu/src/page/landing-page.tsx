import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import factsStyles from '@menuleaf/public-menu/src/inlined/facts.css';
import { Masthead } from '../look/masthead.tsx';
import { Document, type Site } from './document.tsx';
import { OpenStatus } from './open-status.tsx';
import { PageFooter } from './page-footer.tsx';
import { Contact, OpeningHours, SocialLinks } from './restaurant-facts.tsx';
import { restaurantData } from './structured-data.ts';
import { direction } from './direction.ts';

/** /restaurant/{id} */
export function LandingPage({ restaurant, site }: { restaurant: PublicRestaurant; site: Site }) {
  const { id, name, description, look } = restaurant;
  return (
    <Document
      title={name}
      description={description ?? `Contact, opening hours and menu of ${name}`}
      path={`/restaurant/${id}`}
      site={site}
      look={look}
      styles={factsStyles}
      structuredData={restaurantData(restaurant, site.origin)}
    >
      <main>
        <Masthead look={look}>
          <h1 dir={direction(name)}>{name}</h1>
        </Masthead>
        {description && (
          <p className="lead" dir={direction(description)}>
            {description}
          </p>
        )}
        <OpenStatus restaurant={restaurant} href="#hours" />
        <SocialLinks restaurant={restaurant} />
        <div className="facts">
          {restaurant.has_menu && (
            <section className="menu">
              <h2>Our Menu</h2>
              <a className="cta" href={`/restaurant/${id}/menu`}>
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
