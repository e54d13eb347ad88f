import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { Masthead } from '../look/masthead.tsx';
import { pageOfFacts } from './facts/facts-styles.ts';
import { Document, type Site } from './document.tsx';
import { OpenStatus } from './facts/open-status.tsx';
import { PageFooter } from './page-footer.tsx';
import { Contact, OpeningHours } from './facts/restaurant-facts.tsx';
import { menuPath } from './menu-path.ts';
import { usePageWords } from './page-language.ts';
import { direction } from './direction.ts';

/** For the URL of a restaurant that does not exist, or no longer. Status 404. */
export function RestaurantNotFoundPage({ site }: { site: Site }) {
  const text = "The restaurant you're looking for doesn't exist or is no longer available.";
  return (
    <Document title="Restaurant Not Found" description={text} site={site} styles={pageOfFacts}>
      <main className="empty">
        <h1>Restaurant Not Found</h1>
        <p className="lead">{text}</p>
        <p>
          <a className="cta" href="/">
            Back to Home
          </a>
        </p>
      </main>
      <PageFooter />
    </Document>
  );
}

type MenuNotFoundProps = { restaurant: PublicRestaurant; site: Site };

/** For a restaurant without an active menu. Status 404. */
export function MenuNotFoundPage({ restaurant, site }: MenuNotFoundProps) {
  const { name, look } = restaurant;
  return (
    <Document
      title={`Menu Not Found – ${name}`}
      description={`${name} has no menu online right now.`}
      site={site}
      look={look}
      hasSpecialHours={Boolean(restaurant.special_hours?.length)}
      styles={pageOfFacts}
    >
      <main>
        <Masthead look={look} isLow>
          <h1>Menu Not Found</h1>
        </Masthead>
        <p className="lead" dir={direction(name)}>
          {name} has no menu online right now. Please ask in the restaurant, or come back a little
          later.
        </p>
        <OpenStatus restaurant={restaurant} href="#hours" />
        <div className="facts">
          <Contact restaurant={restaurant} />
          <OpeningHours restaurant={restaurant} />
        </div>
        <p className="updated">
          <a href={`/restaurant/${restaurant.id}`}>About {name}</a>
        </p>
      </main>
      <PageFooter />
    </Document>
  );
}

/** For an outage, when a page that was never published cannot be looked up. Status 503. */
export function UnavailablePage({ site }: { site: Site }) {
  const text = 'This page can’t be shown right now. Please try again in a moment.';
  return (
    <Document title="Please try again" description={text} site={site} styles={pageOfFacts}>
      <main className="empty">
        <h1>Please try again</h1>
        <p className="lead">{text}</p>
      </main>
      <PageFooter />
    </Document>
  );
}

/** For a menu that does not exist in this language. Status 404. */
export function LanguageNotFoundPage({ restaurantId, site }: { restaurantId: string; site: Site }) {
  const { notInLanguage, viewMenu } = usePageWords();
  return (
    <Document title={notInLanguage} description={notInLanguage} site={site} styles={pageOfFacts}>
      <main className="empty">
        <h1>{notInLanguage}</h1>
        <p>
          <a className="cta" href={menuPath(restaurantId)}>
            {viewMenu}
          </a>
        </p>
      </main>
      <PageFooter />
    </Document>
  );
}
