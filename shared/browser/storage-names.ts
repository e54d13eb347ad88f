// Everything that the product keeps in a browser's local storage, or in a tab's session storage. The privacy page lists each by its name.

export const accessTokenName = 'menuleaf-access-token';
export const consentName = 'cookie-consent';
export const consentAtName = 'cookie-consent-at';
/** Suffixed with a restaurant's id. */
export const qrPrintedName = 'menuleaf-printed';
/** Availability changes that are not sent yet; suffixed with the account's id. */
export const availabilityQueueName = 'menuleaf-availability';
/** Unsaved edits of a menu; suffixed with the owner's and the menu's id. */
export const unsentName = 'menuleaf-unsent';
/** A menu import that is not fully saved; suffixed with its id. */
export const importName = 'menuleaf-import';
/** Column mapping of a sheet, for the next sheet with the same headers. */
export const sheetColumnsName = 'menuleaf-sheet-columns';
/** Diets and allergens that a guest saved on this device. */
export const dinerFilterName = 'menuleaf-diet';
/** Where the owner was before paying; in session storage. */
export const paidFromName = 'menuleaf-paid-from';
export const lastCategoriesName = 'menuleaf-last-categories';
/** A remote's cached manifest, to request its files before the network responds; suffixed with the remote's name. */
export const manifestName = 'menuleaf-files';
