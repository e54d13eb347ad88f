/** Defaults for a dish with only a name and a price. */
export const plainDish = {
  description: null,
  calories: null,
  allergens: null,
  is_vegetarian: false,
  is_vegan: false,
  is_gluten_free: false,
  is_available: true,
  sold_out_until: null,
};
