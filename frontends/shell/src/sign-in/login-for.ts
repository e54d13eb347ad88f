/** `/login`, with the owner's destination as return path. */
export const loginFor = (path: string) => `/login?next=${encodeURIComponent(path)}`;
