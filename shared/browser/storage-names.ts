// Everything that the product keeps in a browser's local storage. The privacy page lists each by its name.

export const accessTokenName = 'menuleaf-access-token';
export const consentName = 'cookie-consent';
export const consentAtName = 'cookie-consent-at';
/** With a restaurant's id behind it. */
export const qrSeenName = 'menuleaf-printed';
/** What was sold out or brought back and is not sent yet. */
export const availabilityQueueName = 'menuleaf-availability';
export const lastCategoriesName = 'menuleaf-last-categories';
