/** Returns the caller; every page's first call. */
export const meAddress = '/api/auth/me';
