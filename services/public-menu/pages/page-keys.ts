/** Where the three things that are published of a restaurant stand in the bucket; CloudFront asks by the same paths. */
export const pageKeys = (restaurantId: string) => ({
  landing: `restaurant/${restaurantId}`,
  menu: `restaurant/${restaurantId}/menu`,
  /** The menu as /api/restaurants/public/{id}/menu answers it. */
  data: `restaurant/${restaurantId}/menu.json`,
});

export type PageName = keyof ReturnType<typeof pageKeys>;
export const pageNames = ['landing', 'menu', 'data'] as const satisfies PageName[];
