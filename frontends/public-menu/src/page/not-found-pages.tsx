import type { PublicRestaurant } from '@menuleaf/shared/contracts/public-menu.ts';
import { Document } from './document.tsx';
import { PageFooter } from './page-footer.tsx';
import { Contact, OpeningHours } from './restaurant-facts.tsx';

/** For an address of a restaurant that is not there, or no longer. Status 404. */
export function RestaurantNotFoundPage() {
  const text = "The restaurant you're looking for doesn't exist or is no longer available.";
  return (
    <Document title="Restaurant Not Found" description={text}>
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

/** For a restaurant without an active menu. Status 404. */
export function MenuNotFoundPage({ restaurant }: { restaurant: PublicRestaurant }) {
  return (
    <Document
      title={`Menu Not Found – ${restaurant.name}`}
      description={`${restaurant.name} has no menu online just now.`}
    >
      <main>
        <h1>Menu Not Found</h1>
        <p className="lead">
          {restaurant.name} has no menu online just now. Please ask in the restaurant, or come back
          a little later.
        </p>
        <div className="facts">
          <Contact restaurant={restaurant} />
          <OpeningHours restaurant={restaurant} />
        </div>
        <p className="updated">
          <a href={`/restaurant/${restaurant.id}`}>About {restaurant.name}</a>
        </p>
      </main>
      <PageFooter />
    </Document>
  );
}

/** For an outage, when a page that was never published cannot be looked up. Status 503. */
export function UnavailablePage() {
  const text = 'This page cannot be shown just now. Please try again in a moment.';
  return (
    <Document title="Please try again" description={text}>
      <main className="empty">
        <h1>Please try again</h1>
        <p className="lead">{text}</p>
      </main>
      <PageFooter />
    </Document>
  );
}
