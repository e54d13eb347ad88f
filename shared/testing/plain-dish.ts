/** What is not said of a dish that has no more than a name and a price. */
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
