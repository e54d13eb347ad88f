/** Told on the root once its dishes have changed. */
export const menuChange = 'menuchange';
