/** Who the caller is; the first thing that every page asks. */
export const meAddress = '/api/auth/me';
