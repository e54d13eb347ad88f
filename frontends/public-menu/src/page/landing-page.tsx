import languageStyles from '@menuleaf/public-menu/src/inlined/languages.css';
import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { interpolate } from '@menuleaf/shared/menu/interpolate.ts';
import { languageName } from '@menuleaf/shared/menu/languages.ts';
import { Masthead } from '../look/masthead.tsx';
import { pageOfFacts } from './facts/facts-styles.ts';
import { Document, type Site } from './document.tsx';
import { OpenStatus } from './facts/open-status.tsx';
import { menuPath } from './menu-path.ts';
import { PageFooter } from './page-footer.tsx';
import { Contact, OpeningHours, SocialLinks } from './facts/restaurant-facts.tsx';
import { type MenusOfRestaurant, restaurantData } from './structured-data.ts';
import { useDirection, usePageWords } from './page-language.ts';

type LandingPageProps = {
  restaurant: PublicRestaurant;
  /** Absent: one, in one language. */
  menus?: MenusOfRestaurant | undefined;
  site: Site;
};

/** /restaurant/{id} */
export function LandingPage({ restaurant, menus, site }: LandingPageProps) {
  const words = usePageWords();
  const direction = useDirection();
  const { id, name, description, look } = restaurant;
  const languages = menus?.languages ?? [];
  return (
    <Document
      title={name}
      description={description ?? interpolate(words.contactOf, { name })}
      path={`/restaurant/${id}`}
      card={restaurant.card_url}
      site={site}
      look={look}
      hasSpecialHours={Boolean(restaurant.special_hours?.length)}
      styles={pageOfFacts + (languages.length > 0 ? languageStyles : '')}
      structuredData={restaurantData(restaurant, site.origin, menus)}
    >
      <main>
        <Masthead look={look}>
          <h1 dir={direction.of(name)}>{name}</h1>
        </Masthead>
        {description && (
          <p className="lead" dir={direction.of(description)}>
            {description}
          </p>
        )}
        <OpenStatus restaurant={restaurant} href="#hours" />
        <SocialLinks restaurant={restaurant} />
        <div className="facts">
          {restaurant.has_menu && (
            <section className="menu">
              <h2>{words.ourMenu}</h2>
              <a className="cta" href={`/restaurant/${id}/menu`} rel="noopener" target="_blank">
                {words.viewMenu}
              </a>
              {languages.length > 0 && (
                <nav className="langs" aria-label={words.languages}>
                  {languages.map((language) => (
                    <a
                      key={language}
                      href={menuPath(id, language)}
                      hrefLang={language}
                      lang={language}
                    >
                      {languageName(language)}
                    </a>
                  ))}
                </nav>
              )}
              {languages.length > 0 && site.offer && (
                <script dangerouslySetInnerHTML={{ __html: site.offer }} />
              )}
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
