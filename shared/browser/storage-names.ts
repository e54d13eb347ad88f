// Everything that the product keeps in a browser's local storage. The privacy page lists each by its name.

export const accessTokenName = 'menuleaf-access-token';
export const consentName = 'cookie-consent';
export const consentAtName = 'cookie-consent-at';
/** With a restaurant's id behind it. */
export const qrSeenName = 'menuleaf-printed';
export const lastCategoriesName = 'menuleaf-last-categories';
