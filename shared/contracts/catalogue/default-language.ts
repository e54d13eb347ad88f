/** Of a menu of which nothing was said. Apart from the list, which first pages do not need. */
export const defaultLanguage = 'en';
