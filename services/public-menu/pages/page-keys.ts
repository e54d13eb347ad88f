/** What is published of every restaurant: its page, its menu, and the menu as /api/restaurants/public/{id}/menu answers it. */
export const pageNames = ['landing', 'menu', 'data'] as const;

/** Where these stand in the bucket; CloudFront asks by the same paths. */
export const pageKeys = (restaurantId: string): Record<(typeof pageNames)[number], string> => ({
  landing: `restaurant/${restaurantId}`,
  menu: `restaurant/${restaurantId}/menu`,
  data: `restaurant/${restaurantId}/menu.json`,
});

/** Where pages stand of which a restaurant may have any number. */
export const furtherPages = (restaurantId: string) => `${pageKeys(restaurantId).menu}/`;

/** The menu in one more language, as it is noted: below the menu. */
export const languagePage = (language: string) => `menu/${language}`;

/** The same as the API answers it. */
export const languageData = (language: string) => `menu/${language}.json`;

/** The menu as a named site may frame it, in its main language or a further one. */
export const embeddedIn = (language?: string) =>
  language === undefined ? 'embed' : `embed/${language}`;

/** Where these stand, and nothing else. */
export const embeddedPages = (restaurantId: string) => `restaurant/${restaurantId}/${embeddedIn()}`;

/** Whether what stands under a name is read by programs. */
export const isData = (name: string) => name === 'data' || name.endsWith('.json');

const isFixed = (name: string): name is (typeof pageNames)[number] =>
  pageNames.some((fixed) => fixed === name);

/** Where a page stands, by the name under which it is noted. */
export const pageKey = (restaurantId: string, name: string): string =>
  isFixed(name) ? pageKeys(restaurantId)[name] : `restaurant/${restaurantId}/${name}`;
