/** For a menu with no language set. Separate from the list, which first pages don't need. */
export const defaultLanguage = 'en';
