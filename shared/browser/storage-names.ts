// Everything that the product keeps in a browser's local storage. The privacy page lists each by its name.

export const accessTokenName = 'menuleaf-access-token';
export const consentName = 'cookie-consent';
export const consentAtName = 'cookie-consent-at';
/** With a restaurant's id behind it. */
export const qrSeenName = 'menuleaf-printed';
/** What was sold out or brought back and is not sent yet. */
export const availabilityQueueName = 'menuleaf-availability';
/** Edits of a menu that are not saved yet; with the owner's and the menu's id behind it. */
export const unsentName = 'menuleaf-unsent';
/** A menu that is being brought and is not saved whole; with its id behind it. */
export const broughtName = 'menuleaf-import';
/** Which column of a sheet is what, for the next sheet with the same headers. */
export const sheetColumnsName = 'menuleaf-sheet-columns';
/** Diets and allergens that a guest asked this device to remember. */
export const dinerWishName = 'menuleaf-diet';
export const lastCategoriesName = 'menuleaf-last-categories';
/** What a remote is made of, so that it is asked for before the network has said so; with the remote's name behind it. */
export const manifestName = 'menuleaf-files';
