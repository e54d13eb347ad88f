/** Path of a menu in one of its further languages, or its main one. */
export const menuPath = (restaurantId: string, further?: string) =>
  `/restaurant/${restaurantId}/menu${further === undefined ? '' : `/${further}`}`;

/** The same for a frame on another site. */
export const embeddedPath = (restaurantId: string, further?: string) =>
  `/restaurant/${restaurantId}/embed${further === undefined ? '' : `/${further}`}`;
