/** What is published per restaurant: its page, its menu, and the response of /api/restaurants/public/{id}/menu. */
export const pageNames = ['landing', 'menu', 'data'] as const;

/** Their S3 keys; CloudFront requests the same paths. */
export const pageKeys = (restaurantId: string): Record<(typeof pageNames)[number], string> => ({
  landing: `restaurant/${restaurantId}`,
  menu: `restaurant/${restaurantId}/menu`,
  data: `restaurant/${restaurantId}/menu.json`,
});

/** Prefix of a restaurant's pages that vary in number. */
export const menuPagesPrefix = (restaurantId: string) => `${pageKeys(restaurantId).menu}/`;

/** The stored name of the menu page in a further language. */
export const languagePage = (language: string) => `menu/${language}`;

/** Its API response. */
export const languageData = (language: string) => `menu/${language}.json`;

/** The menu for embedding in other sites, in the main or a further language. */
export const embeddedIn = (language?: string) =>
  language === undefined ? 'embed' : `embed/${language}`;

/** Only these pages. */
export const embeddedPages = (restaurantId: string) => `restaurant/${restaurantId}/${embeddedIn()}`;

/** Whether a page is JSON. */
export const isData = (name: string) => name === 'data' || name.endsWith('.json');

const isFixed = (name: string): name is (typeof pageNames)[number] =>
  pageNames.some((fixed) => fixed === name);

/** A page's S3 key, by its stored name. */
export const pageKey = (restaurantId: string, name: string): string =>
  isFixed(name) ? pageKeys(restaurantId)[name] : `restaurant/${restaurantId}/${name}`;
