/** Strings of both the page and the post-load script, in English. Other languages have them with the page's own. */
export const sharedWords = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  glutenFree: 'Gluten free',
};
